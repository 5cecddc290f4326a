import { useAlong } from '../page/use-along.ts';

/** In a search form: what somebody must not eat is left out of what they look for next, too. */
export function FieldsAlong() {
  return useAlong().map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
