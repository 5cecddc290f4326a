/** Whether what a review says counts in means and numbers: not while the account of its writer is not trusted. */
export const doesCount = ({ countsLater }: { countsLater: boolean }): boolean => !countsLater;
