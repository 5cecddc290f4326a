import { type Person, signUp } from '../people.ts';
import type { ServedSite } from '../served-site.ts';
import { recipeForm } from '../site.ts';

type Food = { _id: string; slug: string; name: string; photo: { url: string } };
type Answer = { status: number; code?: string; retryAfter: string | null };

/** A cook at a site in trouble, who remembers every promise the site has made. */
export class Journal {
  readonly person: Person;
  readonly foods: Food[] = [];
  readonly problems: string[] = [];

  private constructor(person: Person) {
    this.person = person;
  }

  static async begin(site: ServedSite): Promise<Journal> {
    return new Journal(await signUp(site.url));
  }

  /** Publishes a recipe and answers with how that went. */
  async publish({ url }: ServedSite): Promise<Answer> {
    const reply = await fetch(`${url}/api/v1/food/create-food`, {
      method: 'POST',
      headers: { authorization: this.person.token },
      body: await recipeForm({ name: `Dish ${this.foods.length}` }),
    });
    const { food, code } = await reply.json();
    if (reply.status === 201) this.foods.push(food);
    return { status: reply.status, code, retryAfter: reply.headers.get('retry-after') };
  }

  /** Notes a problem unless the fact holds. */
  note(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }

  /** Whether a request that should have been put off was, and not failed or lost. */
  notePutOff(answer: Answer, what: string): void {
    const isPutOff = answer.status === 503 && answer.code === 'unavailable' && answer.retryAfter;
    this.note(Boolean(isPutOff), `${what} answered ${JSON.stringify(answer)}, not 503 unavailable`);
  }

  /** Looks for everything promised: each recipe, its photo, the session, Home and the search. */
  async check({ url }: ServedSite, when: string): Promise<void> {
    for (const food of this.foods) {
      const shown = await fetch(`${url}/api/v1/food/get-food/${food.slug}`);
      this.note(shown.status === 200, `${when}, ${food.name} answers ${shown.status}`);
      const photo = await fetch(url + food.photo.url);
      this.note(photo.status === 200, `${when}, the photo of ${food.name} answers ${photo.status}`);
      await Promise.all([shown.arrayBuffer(), photo.arrayBuffer()]);
    }
    const headers = { authorization: this.person.token };
    for (const path of ['/', '/explore', '/api/v1/food/search/dish', '/api/v1/auth/me']) {
      const reply = await fetch(url + path, { headers });
      await reply.arrayBuffer();
      this.note(reply.status === 200, `${when}, ${path} answers ${reply.status}`);
    }
  }
}
