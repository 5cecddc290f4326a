import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { showNotice } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { authStore, clearAuth } from '#web/session/auth.ts';
import { sameUser } from '#web/session/same-user.ts';
import styles from '#web/ui/own-section.module.css';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { AccountForm, type Outcome } from './account-form.tsx';
import { PresentPassword } from './present-password.tsx';

/** The way out: what goes and what stays is said before anything happens. */
export function LeaveSection() {
  const text = useText();
  const titleId = useId();
  const api = useApi();
  const navigate = useNavigate();
  const [recipes, setRecipes] = useState('go');
  const send = async ({ password }: Readonly<Record<string, string>>): Promise<Outcome> => {
    const isSame = sameUser();
    const result = await api.leaveAccount({
      body: { password, recipes: recipes === 'stay' ? 'stay' : 'go' },
    });
    if (!result.ok) return { refused: result };
    // Somebody else who has logged in meanwhile stays.
    if (authStore.get().user && !isSame()) return { done: '' };
    clearAuth();
    showNotice(result.data.message ?? '');
    await navigate(paths.home, { replace: true });
    return { done: '' };
  };
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('leave.title')}
      </h2>
      <p>{text('leave.what')}</p>
      <AccountForm
        summary={text('leave.open')}
        submitLabel={text('leave.now')}
        send={send}
        fields={(errors) => (
          <>
            <p>{text('leave.goes')}</p>
            <p>{text('leave.stays')}</p>
            <p>{text('leave.takeout', { download: text('takeout.download') })}</p>
            <RadioGroup
              legend={text('leave.recipes')}
              name="recipes"
              options={[
                { value: 'go', label: text('leave.recipesGo') },
                { value: 'stay', label: text('leave.recipesStay') },
              ]}
              value={recipes}
              onChange={setRecipes}
            />
            <p className={styles.quiet} role="status">
              {text(recipes === 'stay' ? 'leave.recipesStayWhat' : 'leave.recipesGoWhat')}
            </p>
            <PresentPassword errors={errors} />
          </>
        )}
      />
    </section>
  );
}
