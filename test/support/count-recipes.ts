/** How many recipes a site has; `query` narrows them, as in `&category=<id>`. */
export async function countRecipes(origin: string, query = ''): Promise<number> {
  const reply = await fetch(`${origin}/api/v1/food/get-food?limit=1${query}`);
  return (await reply.json()).total;
}
