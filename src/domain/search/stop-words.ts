const words = `a an and are as at be but by de for from how i in into is it its la le my no of on or our out so some
  that the their them then these they this to up us was we what when which who with without you your
  cuisine dish dishes food foods homemade meal meals recipe recipes style rezept rezepte gericht gerichte`;

const stopWords = new Set(words.split(/\s+/));

const german = `aber als am auch auf aus bei beim bitte das dem den der des die ein eine einem einen einer eines etwas
  fur ich im irgendwas mich mir mit oder sowie und vom von zu zum zur`;
const fillers = new Set([...stopWords, ...german.split(/\s+/)]);

/** Words that say nothing about which recipe is meant; a search asks for them only when it has no others. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words of a question that say nothing either: German ones besides, which the index keeps like any other word. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
