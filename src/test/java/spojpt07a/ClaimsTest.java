package spojpt07a;

import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    @Test
    @DisplayName("Theorem 1: what it says")
    void theorem1() {
        // TODO: check it by computation; the README says "Checked:", over what, and how many.
        long compared = 0;
        Claims.checked("spojpt07a", 1, compared, "things");
    }
}
