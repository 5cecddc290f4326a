import type { legal as english } from '../en/legal.ts';
import type { Translated } from '../format.ts';

/** What the pages about privacy and terms say where the operator has put no text of their own. */
export const legal: Translated<typeof english> = {
  'legal.privacy': `# Datenschutz

Diese Seite sagt, was die Software von {brand} speichert und wie lange. Wer die Website betreibt, kann sie ersetzen und weiß, was darüber hinaus geschieht: Frage auf der [Kontaktseite](/contact) nach.

## Ohne Konto

- Es gibt keine Cookies, keine Werbung und keine Messungen durch andere.
- Nur dein Browser merkt sich, wie Seiten aussehen sollen, was du getippt und nicht gesendet hast, laufende Timer und Rezepte zum Kochen ohne Netz.
- Unter der Adresse, von der deine Anfragen kommen, wird gezählt, wie oft sich jemand anzumelden versucht, registriert, sucht oder schreibt. Jede Zählung endet innerhalb eines Tages und wird dann gelöscht.
- Das Protokoll der Website sagt, wann welche Art von Seite abgerufen wurde und wie das ausging. Darin steht keine Adresse, kein Name und nichts, was du getippt hast.
- Eine Nachricht von der Kontaktseite wird mit dem Namen und der Adresse gespeichert, die du angibst. Sie wird {settled} Tage, nachdem sie erledigt wurde, gelöscht, oder mit dem Konto derselben Adresse.
- Was du meldest, wird gespeichert, ohne dass festgehalten wird, wer du bist. Was du dazu gesagt hast, wird {settled} Tage, nachdem es erledigt wurde, gelöscht.

## Mit Konto

- Dein Name, deine E-Mail-Adresse und was du über dich schreibst. Die Adresse sieht außer dir nur, wer die Website betreibt. Dein Passwort und die Antwort auf deine Sicherheitsfrage werden so gespeichert, dass niemand sie lesen kann.
- Wo du angemeldet bist: Browser und System, und wann zuletzt. Eine Anmeldung endet {session} Tage nach der letzten Benutzung, und in jedem Fall nach {sessionAge} Tagen.
- Solange du ein Konto hast: bis zu fünfzig Geräte, die sich daran angemeldet haben, mit Browser, System, Sprache, erster und letzter Anmeldung; deine Passkeys; die Verbindung mit einer anderen Anmeldung; die Sprache, in der du liest, weil deine Mails in ihr geschrieben sind; wen du stummschaltest oder blockierst; und welche Berichte du hilfreich fandest.
- Was du veröffentlichst, ist öffentlich: Rezepte, Fotos, Berichte, Fragen, Antworten, öffentliche Sammlungen und was auf deiner Seite steht. Fotos werden ohne Ort und Kamera gespeichert. Solange ein Foto da ist, ist auch ein Fingerabdruck davon gespeichert, wie es aussieht, damit Kopien davon auffallen.
- Aus welchem Block von Adressen du etwas veröffentlicht hast, ist eine Woche lang gespeichert, zum Schutz vor massenhaften Beiträgen.
- Deine Notizen und deine privaten Sammlungen werden niemand anderem gezeigt. Auch was du gespeichert hast, siehst nur du, und Admins können es nachsehen. Die Leute, denen du folgst, erfahren es; die Liste siehst nur du.
- Ein Rezept, das du löschst, lässt sich {restorable} Tage lang zurückholen und wird danach mit seinen Fotos gelöscht. Was andere dazu geschrieben haben, wird dann auch gelöscht; bis dahin ist es in dem, was sie mitnehmen. Ein Foto, das hochgeladen und nie benutzt wurde, wird nach {uploads} Tagen gelöscht.
- Ein Bericht, eine Frage oder eine Antwort, die du löschst, ist sofort nicht mehr da. Wurde so ein Beitrag vorher ausgeblendet, behält, wer die Website betreibt, den Text, bis das Rezept oder dein Konto gelöscht ist.
- Ein Rezept, das die Moderation entfernt hat, wird ebenfalls nach {restorable} Tagen gelöscht; wenn du Einspruch erhoben hast, erst, sobald er beantwortet ist, und in jedem Fall nach {appealed} Tagen.
- Eine frühere Adresse deiner Seite leitet {handles} Tage lang zu dir weiter und ist dann vergessen. Wird dein Konto gelöscht, bleibt so lange von jeder ein Code, damit niemand anderes sie bekommt.
- Dass dir eine Mail geschickt wurde, ist {mails} Tage lang bekannt; ihr Text wird sofort gelöscht. Wer eingeladen wurde, ist noch {invitations} Tage nach dem Ende der Einladung bekannt.
- Deine neuesten Mitteilungen bleiben, bis neuere ihren Platz nehmen, gelesene {notificationsRead} Tage und alle höchstens {notifications} Tage; was zuletzt mit deinem Konto geschah, bleibt, bis Neueres seinen Platz nimmt.
- Was Moderation und Admins entscheiden, steht in einem Protokoll. Es nennt dich, solange du ein Konto hast.

## Was du tun kannst

- Auf der Seite deines Kontos [nimmst du alles mit](/account), änderst, was nicht stimmt, und löschst das Konto.
- Löschst du es, ist alles, was du geteilt hast, sofort verborgen und nach {grace} Tagen endgültig gelöscht. Du wählst, ob auch deine Rezepte gelöscht werden oder ohne deinen Namen bleiben.

Sicherungskopien macht, wer die Website betreibt: Was hier gelöscht ist, bleibt darin, bis sie ersetzt werden.`,
  'legal.terms': `# Nutzungsbedingungen

Dies sind die Nutzungsbedingungen, die mit der Software von {brand} kommen. Wer die Website betreibt, kann sie ersetzen: Frage auf der [Kontaktseite](/contact) nach.

## Was du teilst

- Teile, was dir gehört oder was du weitergeben darfst: eigene Worte und eigene Fotos.
- Es bleibt deins. Indem du es teilst, erlaubst du {brand}, es allen zu zeigen, auf den eigenen Seiten, in Feeds und zum Herunterladen, und anderen, es zu kochen, zu speichern und zu drucken.
- Du kannst jederzeit alles mitnehmen, ändern und löschen.

## Was hier keinen Platz hat

- Werbung, Hass, Gefährliches, von anderen Kopiertes und was für jemand anderen privat ist.
- Wer sich um die Website kümmert, blendet es aus und sagt, warum. Du kannst einmal Einspruch erheben, und jemand anderes antwortet, wo es jemand anderen gibt.
- Wer weitermacht, kann bis zu einem genannten Datum vom Schreiben oder von seinem Konto ausgeschlossen werden.

## Was niemand verspricht

- Rezepte schreiben Menschen. Sieh dir die Zutaten selbst an, wenn du etwas nicht essen kannst: Kein Text und kein Filter ist eine Garantie.
- {brand} wird ohne Gewähr bereitgestellt. Die Website kann ausfallen, sich ändern oder enden. Bewahre also auf, was dir wichtig ist.

Was über dich gespeichert wird und wie lange, steht auf der Seite über [Datenschutz](/privacy).`,
};
