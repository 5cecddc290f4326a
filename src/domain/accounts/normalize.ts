/** The form in which e-mail addresses are stored and compared: trimmed, lower-cased. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The form in which security answers are hashed: trimmed, NFKC, lower-cased, inner spaces single. */
export function normalizeAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
