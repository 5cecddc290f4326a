/** What the pages about privacy and terms say where the operator has put no text of their own. */
export const legal = {
  'legal.privacy': `# Privacy

This page says what the software of {brand} keeps, and for how long. Whoever runs the site can replace it, and knows what else they do: ask them on the [contact page](/contact).

## Without an account

- There are no cookies, no advertising, and no measurements by others.
- Your browser alone keeps how you like pages to look, what you have typed but not sent, running timers, and recipes for cooking without a network.
- How often somebody tries to log in, registers, searches or writes is counted under the address that the requests come from. Each count ends within a day, and is deleted then.
- The log of the site tells when which sort of page was asked for and how that went. No address, no name and nothing that you typed stands in it.
- A message from the contact page is kept with the name and the address that you give. It goes {settled} days after it was settled, or with the account of the same address.
- What you report is kept without who you are. What you said with it goes {settled} days after it was settled.

## With an account

- Your name, your e-mail address, and what you write about yourself. Nobody but you and those who run the site sees the address. Your password and the answer to your security question are kept in a form from which nobody reads them.
- Where you are logged in: the browser and the system, and when it was last used. A session ends {session} days after it was last used, and after {sessionAge} days in any case.
- As long as you have an account: up to fifty devices that have logged in to it, each with the browser, the system, the language and the first and last login; your passkeys; the link with another login; the language that you read in, as your mails are written in it; whom you mute or block; and which reviews you found helpful.
- What you publish is public: recipes, photos, reviews, questions, answers, public collections, and what your page says of you. Photos are stored without the place and the camera that they were taken with. As long as a photo is there, a fingerprint of what it looks like is kept too, so that copies of it are noticed.
- From which block of addresses you posted something is kept for a week, as a guard against floods of posts.
- Your notes and your private collections are shown to nobody else. What you saved is yours alone too, but that an admin can look it up. The cook you follow is told; the list is yours alone.
- A recipe that you delete can be brought back for {restorable} days, and is gone after that, with its photos. What others wrote about it goes with it: until then it is in what they take along. A photo that was uploaded and never used goes after {uploads} days.
- A review, a question or an answer that you delete goes at once. Where it was hidden before, those who run the site keep its words until the recipe or your account goes.
- A recipe that a moderator removed goes after {restorable} days as well; where you have appealed, only once that is answered, and after {appealed} days in any case.
- A former address of your page leads on to you for {handles} days, and is forgotten then. When your account goes, a code of each stays for as long, so that nobody else can have it.
- That a mail was sent to you is known for {mails} days; its words are gone at once. Who was invited is known for {invitations} days after the invitation has ended.
- Your newest notifications are kept until newer ones take their place, those that you have read for {notificationsRead} days and any for {notifications} days at most; what last happened to your account is kept until newer events take its place.
- What moderators and admins decide is kept in a log. It names you as long as you have an account.

## What you can do

- On the page of your account you [take everything along](/account), change what is wrong, and delete the account.
- When you delete it, all that you shared is hidden at once, and is gone for good after {grace} days. You choose whether your recipes go too or stay without your name.

Backups are made by whoever runs the site: what is deleted here stays in them until they are replaced.`,
  'legal.terms': `# Terms

These are the terms that come with the software of {brand}. Whoever runs the site can replace them: ask them on the [contact page](/contact).

## What you share

- Share what is yours or what you may pass on: your own words and your own photos.
- It stays yours. By sharing it you let {brand} show it to everybody, in its pages, feeds and downloads, and let others cook, save and print it.
- You can take everything along, change it and delete it at any time.

## What has no place here

- Advertising, hate, what is dangerous, what is copied from others, and what is private to somebody else.
- Those who look after the site hide it and say why. You can appeal once, and somebody else answers where there is somebody else.
- Whoever goes on may be kept from writing, or from their account, until a day that they are told.

## What nobody promises

- Recipes are written by people. Look at the ingredients yourself if you cannot eat something: no text and no filter is a guarantee.
- {brand} comes as it is. It may fail, change or end, so keep what matters to you.

What is kept of you, and for how long, stands on the page about [privacy](/privacy).`,
} as const;
