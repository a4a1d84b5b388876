// Every kind of mail that Mailcrew sends: what causes it, whom it can reach, and how many there can be (threat 19).

export interface KindOfMail {
  /** What has to happen, and what is proved of whoever makes it happen. */
  cause: string
  reach: string
  bound: string
}

/** The one list; docs/mails-we-send.md prints it. Nothing is queued that is not in it. */
export const mailKinds = {
  receipt: {
    cause: 'A mail to an agent whose sender is proved, or was vouched for by the account that it is from',
    reach: 'The sender of that mail',
    bound:
      'One a mail, and one for each further agent that reads it later, let through or tried again by a person; 20 in 10 minutes for each address written to; 20 an hour in a thread',
  },
  flood: {
    cause: 'More than 20 mails in 10 minutes from one proved sender to one address',
    reach: 'That sender',
    bound: 'One in 10 minutes for each address written to, in place of receipts',
  },
  paused: {
    cause: 'A mail of a verified account to an agent that the account has paused',
    reach: 'That account',
    bound: 'One a day for each paused address',
  },
  held: {
    cause: 'A mail that gives the address of an account as its sender and does not prove it',
    reach: 'That account, never the address of somebody without one',
    bound: 'One a day for each account, counts alone without words of any mail; can be switched off',
  },
  confirmation: {
    cause: 'A sign-up, or a new link for one, by anybody',
    reach: 'The address that was typed in, while it is no account\u2019s',
    bound: '10 links a day to one address, whatever asks for them; sign-ups 30 an hour from one client',
  },
  'address-change': {
    cause: 'An account asks for another address, or for a new link to it',
    reach: 'The address that was typed in, while it is no account\u2019s',
    bound: '10 links a day to one address, whatever asks for them; 5 an hour from one account',
  },
  claim: {
    cause: 'A new link is asked for with one that came in a receipt',
    reach: 'The address that the old link went to, while it is no account\u2019s',
    bound: '10 links a day to one address, whatever asks for them',
  },
  reset: {
    cause: 'Anybody says that the password of an address is forgotten',
    reach: 'The address, where it is confirmed and an account\u2019s; nobody else',
    bound: '5 an hour to one address; 30 an hour from one client',
  },
  'account-news': {
    cause: 'The way into an account is changed by whoever is in it',
    reach: 'The account\u2019s own address, before a change of address the old one',
    bound: 'One a change',
  },
  invitation: {
    cause: 'An admin of a company, with a confirmed address, invites or invites again',
    reach: 'The address that was typed in',
    bound:
      '5 a day to one address, whoever invites; 100 a day from one company; among the 200 a day of the admin',
  },
  'server-invitation': {
    cause: 'The owner of the server lets an address sign up',
    reach: 'The address that was typed in, while it is no account\u2019s',
    bound: 'One an invitation; 200 a day',
  },
  comment: {
    cause: 'A signed-in person sends a comment of a task by mail',
    reach: 'People of the task\u2019s thread, but for those who left it or have blocked the writer',
    bound: '30 comments an hour; among the 200 mails a day to others; can be switched off',
  },
  reply: {
    cause:
      'A signed-in person answers a mail that they may read and whose sender is proved, or was let through',
    reach:
      'Whoever that mail is from, to or in copy to, but for those who left its thread or have blocked who writes',
    bound: '30 answers an hour, each to 50 people at most; among the 200 mails a day to others',
  },
  chase: {
    cause: 'A signed-in person has somebody asked for what they wait for',
    reach: 'Assignees of the task, but for those who left its thread or have blocked who waits',
    bound: 'One in as many days as were chosen; among the 200 mails a day to others; can be switched off',
  },
  alert: {
    cause: 'A signed-in or verified person assigns, changes or writes something in a project',
    reach: 'Accounts that take part in the project, but for those who have blocked that person',
    bound:
      'One in 10 minutes for each project and switch; among the 200 a day to others; can be switched off',
  },
  ballot: {
    cause: 'A verified person puts a question with choices to people, by mail or in the app',
    reach: 'Those people, but for who has blocked that person or left the poll',
    bound:
      'One a poll, and one for each time that its author changes it, adds options or opens it again; among the 200 mails a day to others; can be left',
  },
  'ballot-reminder': {
    cause: 'A poll is about to end, or its author asks for it',
    reach: 'Those asked who have not voted',
    bound: 'One a poll by itself; one a day by its author; among the 200 a day; can be left',
  },
  'ballot-link': {
    cause: 'A reply to a ballot says that it is from its voter, and nothing proves it',
    reach: 'The address that the ballot went to, where that is the one that the reply names',
    bound: 'One a day for each poll and voter, while it is open; can be left',
  },
  'poll-result': {
    cause: 'A poll ends, or its decided time is called off',
    reach: 'Those asked, and the author',
    bound: 'One for each time it ends; among the 200 a day; can be left',
  },
  'round-trip': {
    cause: 'The owner of the server tries out its mail set-up',
    reach: 'The server itself: postmaster at its own mail domain',
    bound: '20 an hour',
  },
  alarm: {
    cause:
      'Something on the server needs its owner: a source is silent, a queue grows, mails do not leave, the disk fills',
    reach: 'The owner of the server',
    bound: 'One when it begins and one when it is over',
  },
  survey: {
    cause: 'A verified person sends out a survey, by mail or in the app',
    reach: 'Those it asks, but for who has blocked that person or left the survey',
    bound: 'One a survey; among the 200 mails a day to others; can be left',
  },
  'survey-reminder': {
    cause: 'A survey is about to end, or its author asks for it',
    reach: 'Those asked who have not answered',
    bound: 'One a survey by itself; one a day by its author; among the 200 a day; can be left',
  },
  'survey-link': {
    cause: 'A reply to a survey says that it is from somebody asked, and nothing proves it',
    reach: 'The address that the questions went to, where that is the one that the reply names',
    bound: 'One a day for each survey and person, while they have not answered; can be left',
  },
  'survey-result': {
    cause: 'A survey ends',
    reach: 'Those asked, and the author',
    bound: 'One a survey; among the 200 a day; can be left',
  },
  'knowledge-question': {
    cause:
      'A verified person asks a knowledge base of theirs what it does not say, or marks its answer as wrong',
    reach: 'Who looks after that knowledge, but for who has blocked that person or left the thread',
    bound:
      'One a question and owner, and one in half a day with all that is open; 60 questions an hour in the app; can be left',
  },
  'knowledge-answer': {
    cause: 'An article is approved that answers a question, by a person who may approve it',
    reach: 'Those who asked it; people from outside where the article is public',
    bound:
      'One a question and person; people from outside count among the 200 a day of who approved it; can be left',
  },
  'knowledge-draft': {
    cause: 'A verified member of a company writes a draft that somebody else has to approve',
    reach: 'One of the company\u2019s admins or managers',
    bound: 'One a draft; can be left',
  },
  'knowledge-verify': {
    cause: 'The day comes on which an article is to be verified',
    reach: 'The owner of the article, or one of the company\u2019s admins where they have left',
    bound: 'One for each of its days; can be left',
  },
  reminder: {
    cause: 'A task of the account is due',
    reach: 'That account',
    bound: 'One a day; can be switched off',
  },
  'own-reminder': {
    cause: 'The moment has come at which somebody with an account asked to be reminded',
    reach: 'That account',
    bound: 'One for each reminder; 100 of one account wait at most',
  },
  digest: {
    cause: 'Monday morning, where there is something to tell',
    reach: 'That account',
    bound: 'One a week; can be switched off',
  },
  morning: {
    cause: 'The account\u2019s own morning, where there is something to tell',
    reach: 'That account, once it has asked for such mails',
    bound: 'One a day; off until it is switched on, and can be switched off by its link',
  },
  return: {
    cause: 'The account\u2019s absence is over, and something happened meanwhile',
    reach: 'That account',
    bound: 'One an absence',
  },
  prompt: {
    cause: 'A manager has a polling agent or an instance ask its people, and it is Monday morning',
    reach: 'Members of that company with an account; of a person\u2019s own agent that person',
    bound: 'One a week for each agent, and one reminder while it is not answered; can be paused and left',
  },
  undelivered: {
    cause: 'A mail that an account wanted to reach somebody came back or was refused for good',
    reach: 'That account',
    bound: 'One a mail, none for later mails to an address that takes none; 20 a day; can be switched off',
  },
  'team-digest': {
    cause:
      'An agent asked its people that week, and figures of enough came of it; managers are asked once, too',
    reach: 'Those who were asked, but for who has left',
    bound: 'One for each mail that asked; can be paused and left',
  },
} as const satisfies Record<string, KindOfMail>

export type MailKind = keyof typeof mailKinds

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
