/** How many recipes a person may keep saved. */
export const mostSaved = 5_000;
