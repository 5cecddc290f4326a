/**
 * Ends the reads of this page, on their way and to come, once somebody logs out: they carry the token of a
 * session that ends, so the server could only refuse them. The page is loaded again, which starts anew.
 */
export const leaving = new AbortController();
