import { describe } from 'vitest';
import { describeAccountSafety } from './contract/account-safety.contract.ts';
import { describeAccounts } from './contract/accounts.contract.ts';
import { describeActs } from './contract/acts.contract.ts';
import { describeAvoidance } from './contract/avoidance.contract.ts';
import { describeChanges } from './contract/changes.contract.ts';
import { describeDeletion } from './contract/deletion.contract.ts';
import { describeDurability } from './contract/durability.contract.ts';
import type { OpenStorage } from './contract/fixtures.ts';
import { describeLinks } from './contract/links.contract.ts';
import { describeLists } from './contract/lists.contract.ts';
import { describeModeration } from './contract/moderation.contract.ts';
import { describeRecipes } from './contract/recipes.contract.ts';
import { describeSaved } from './contract/saved.contract.ts';
import { describeSearch } from './contract/search.contract.ts';
import { describeSlugs } from './contract/slugs.contract.ts';
import { describeTries } from './contract/tries.contract.ts';

/** The one suite that every engine passes. */
export function describeStorage(name: string, open: OpenStorage): void {
  describe(name, () => {
    describeAccounts(open);
    describeAccountSafety(open);
    describeRecipes(open);
    describeSlugs(open);
    describeLists(open);
    describeLinks(open);
    describeSaved(open);
    describeSearch(open);
    describeAvoidance(open);
    describeTries(open);
    describeModeration(open);
    describeActs(open);
    describeDeletion(open);
    describeChanges(open);
    describeDurability(open);
  });
}
