/** So many of the list, which begins with the most common ones. */
const refused = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, refused));
}

/** Whether the password is one of the 10,000 most common ones, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.trim().toLowerCase());
}
