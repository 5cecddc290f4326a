type Site = { readonly brand: string };
type Names = typeof import('./names.ts');

/** The check of names, loaded when it is first asked for: its tables of what looks like what are large. */
export const createTidyName = (site: Site): ((name: string) => Promise<string>) =>
  late(site, ({ createNameCheck }, brand) => createNameCheck(brand));

/** The same for whether a text claims to speak for the site. */
export const createClaimCheck = (site: Site): ((text: string) => Promise<boolean>) =>
  late(site, ({ createReservedCheck }, brand) => createReservedCheck(brand));

/** The check of what admins are called, who may bear the name of their office or of the site. */
export const tidyAdminName = async (name: string): Promise<string> =>
  (await import('./names.ts')).keptName(name);

/** A function that is made for the brand that the site has at the moment. */
function late<Answer>(
  site: Site,
  make: (names: Names, brand: string) => (text: string) => Answer,
): (text: string) => Promise<Answer> {
  let made: { brand: string; check: Promise<(text: string) => Answer> } | null = null;
  return async (text) => {
    const { brand } = site;
    if (made?.brand !== brand) {
      made = { brand, check: import('./names.ts').then((names) => make(names, brand)) };
    }
    return (await made.check)(text);
  };
}
