/** Whose the starter cookbook is: an account that nobody can log in to. */
export const kitchenEmail = 'kitchen@potluck.invalid';
