import type { RecipeDetailReply } from '#contract/recipes.ts';
import { borneOutDiets } from '#domain/recipes/borne-out.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';

/** The media type of each form in which the recipe can be had, as the server names it. */
const formTypes = { json: 'application/ld+json', md: 'text/markdown', cook: 'text/plain' } as const;
const forms = Object.keys(formTypes) as (keyof typeof formTypes)[];

/** The head of a recipe's page: its card, its dates, and the other forms in which it can be had. */
export function RecipeMeta({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const { brand, publicUrl } = useSite();
  const page = publicUrl + addresses.recipe(food);
  return (
    <>
      <PageMeta
        title={`${food.name} · ${brand}`}
        socialTitle={food.name}
        description={food.description}
        image={addresses.card(food)}
        imageAlt={text('recipe.photoOf', { name: food.name })}
        type="article"
        noIndex={food.unlisted ?? false}
      />
      <meta property="article:published_time" content={food.createdAt} />
      <meta property="article:modified_time" content={food.updatedAt} />
      <meta property="article:section" content={cuisineName(text, food.category.name)} />
      {borneOutDiets(food).map((diet) => (
        <meta key={diet} property="article:tag" content={text(`diet.${diet}`)} />
      ))}
      {food.tags?.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <link
        rel="alternate"
        type="application/json+oembed"
        href={absoluteUrl(addresses.oembed(page), publicUrl)}
        title={food.name}
      />
      {forms.map((form) => (
        <link
          key={form}
          rel="alternate"
          type={formTypes[form]}
          href={addresses.form(food, form)}
          title={text(`formats.${form}`)}
        />
      ))}
    </>
  );
}
