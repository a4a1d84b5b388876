// How English rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const english: RuleWords = {
  code: 'en',
  cues: {
    when: 'when, whenever, if, as soon as, every time, each time, in case, where, whose, who, that, which',
    consequence: 'then, means, otherwise',
    unless:
      'unless, except, except for|when|if|those|that, apart from, other than, but not, excluding, save for, if not, only not',
    either: 'either',
    or: 'or',
    and: 'and, plus, as well as, but, +, &',
    mails:
      'mail, mails, email, emails, e-mail, e-mails, message, messages, everything, anything, all, stuff, things, thing, whatever, any, every, each, ones, everything|anything|all that, something, requests, questions, queries, enquiries, inquiries, letters, notes, notifications, notices, correspondence, post, matters',
    tasks: 'task, tasks, to-do, to-dos, todo, todos',
    not: "no, not, never, don't, dont, do not, shouldn't, should not, stop, nothing, cannot, won't, isn't, aren't, doesn't, none",
    from: 'from, sent by, written by, coming|come|comes|arriving from, the? sender is, sender, requested by, received from, that|which come|comes from, of the sender, originating from, by',
    outside: 'outside, from outside, from outside of, outside of, not from',
    writes:
      'writes, write, writes to me|us, sends, sends me|us, sends us|me mail|mails, send me|us, mails me|us, emails me|us, forwards, forwards me|us, wrote, has written, writes in, gets in touch, drops us|me a line',
    sentTo: 'sent to, addressed to, that arrive at, arriving at, to the address, written to',
    subject:
      'in the|its subject, in the|its subject line, with the subject, subject, the|its subject, subject line, the|its subject line, subjects',
    says: 'mention, mentions, mentioning, say, says, saying, contain, contains, containing, includes, including, has, have, having, about, concerning, regarding, on the subject of, to do with, the word, the words, with the word, with the words, starts|starting|begins|beginning with, out of, related to',
    asks: 'ask|asks|asking for, ask|asks|asking about, ask|asks|asking, asks me|us for, question|questions about|on, requests, request|requests for, wants to know, want to know, inquires|enquires about',
    anybody: 'anyone, anybody, someone, somebody, people, a customer, customers, they, everybody, everyone',
    newsletter: 'newsletter, newsletters, mailings, promotional mails, marketing mails',
    invitation:
      'invite, invites, calendar invite|invites|invitation|invitations, meeting invite|invites, invitations',
    autoreply:
      'auto-reply, auto-replies, autoreplies, automatic replies, out of office reply|replies|mails|messages, out-of-office replies|mails|messages',
    copied:
      "only|just|merely in|on copy|cc, only|just|merely copied, in|on cc only, i'm|i_am in|on cc|copy, only|just cc'd, only|just cced, i_am|i'm copied",
    attached:
      'attached, attachment, attachments, with an attachment, with attachment|attachments, an? attachment, a file attached, with a file',
    weekend:
      'weekend, weekends, on|at a|the weekend, on|at weekends, on saturday or|and sunday, on saturdays or|and sundays',
    after: 'after, later than',
    before: 'before, earlier than',
    undated:
      'no date is given, no date|day|deadline, without a date|day|deadline, has|with no date|day|deadline, no due date, without a due date, no date|day|deadline is named|set|mentioned',
    unassigned:
      'nobody is named|assigned, no one is named|assigned, without an owner|assignee, no owner|assignee, unassigned, belongs to nobody',
    goes: 'goes|go to, goes|go, should|must|shall go to, belongs|belong to, hand to, give to, hands to, send to, hand over to, over to',
    into: 'into, under, in the, goes|go into|in|under, put|file|filed|sort|keep|placed it? in|into|under, belongs|belong in|into|under, end up in, land in',
    project:
      'project, the project, project is, the project is, in the project, to the project, into the project, under the project, projects',
    to: 'to, for, is|are for, to be for',
    own: "'s",
    again: 'if they|it|one, when they|it, where they',
    high: 'high priority, high prio, top priority, high-priority, high, urgent, urgently, top prio, priority high, prio high, is|are important, as important, very important, highest priority',
    normal: 'normal priority, normal, medium, medium priority, priority medium|normal, normal prio',
    low: 'low priority, low prio, low-priority, low, priority low, prio low, not urgent, unimportant, lowest priority, can wait',
    priority: 'priority, prio',
    assign:
      'assign, assigned, assign to, assigned to, assign it|them|this|these to, assign it|them, make it|them the job of, hand it|them to, give it|them to, give, hand',
    takes:
      "takes, takes it|them|this|these, takes care of it|them|this|these, take care of, handles, handles it|them|this|these, should|will|shall handle|take|do, should|will|shall handle|take|do it|them, gets, gets it|them, should get, should get it|them, deals with, looks after, looks after it|them, does, is responsible, is in charge, 's job",
    me: 'me, myself',
    copy: 'copy, cc, bring in, loop in, keep in the loop, bring, include, involve, put in copy, put in cc, add, cc in, put on copy, keep posted, shown? to, in copy, on copy, keep informed, bring * in',
    too: 'too, also, as well',
    forward:
      'forward, forward it|them|this to, forward to, forwarded to, pass on to, pass it|them on to, send a copy to, pass, send on, send on to, on to, relay, relay to, route, route to, pass along, pass along to, redirect, redirect to',
    label:
      'label, labels, tag, tags, labelled, labeled, tagged, with the label|tag, the label|tag, gets|get the label|tag, gets|get label|tag, tag|label it|them, tag|label it|them with|as, labelled|labeled|tagged as|with',
    due: 'due, deadline, the deadline is, due date, due on|by|in, the due date',
    within: 'within, in',
    day: 'day, days',
    week: 'week, weeks',
    workday: 'working|business|work day|days, workday, workdays, weekdays',
    tomorrow: 'tomorrow, the? next day, the day after, the following day',
    monthEnd: 'end of the? month, the end of the? month, month end, last day of the month, at month end',
    ignore:
      "ignore, ignored, skip, skipped, leave alone, leave it|them alone, leave out, leave it|them out, no tasks, alone, don't|dont|do_not make|create anything of|from|out_of it|them|this, don't|dont|do_not do anything with, do nothing with|about, disregard, discard, leave, pass over, don't|dont|do_not bother, don't|dont|do_not track, don't|dont|do_not process, doesn't|don't need|require a? task|tasks, need|needs no task|tasks, leave aside, throw out, drop",
    suggest:
      'only|just suggest, only|just suggest tasks, suggest only, suggestions only, only suggestions, only|just as suggestions, only|just a suggestion',
    daily: 'daily, a day, once a day, every day, per day, each day',
    weekly: 'weekly, a week, once a week, every week, per week',
    digest:
      'digest, summary, summaries, one mail, overview, round-up, roundup, one mail|summary, a digest, a summary, daily mail',
    away: "i'm|i_am|im away, i'm|i_am|im off, i'm|i_am|im off sick, i'm|i_am|im out, i'm|i_am|im out of office, i'm|i_am|im on leave, i'm|i_am|im on holiday|vacation|holidays, i'm|i_am|im sick, i'm|i_am|im travelling|traveling, i'm|i_am|im not there|here|in, i'm|i_am|im gone, i'm|i_am|im at, gone fishing, i'll|i will be away|off|out, my absence, my holiday|holidays|vacation|leave, out of office until, while i'm|i_am|im away, during my",
    awayFirst: 'out, off, away, on holiday, on leave, on vacation, absent, gone',
    mine: 'mine, my tasks, my task, my work, my stuff, my things, my mail, my mails, all my tasks, everything of mine, what|whatever|everything|anything comes|arrives in? for me, my inbox, all of mine, everything for me',
    delegate:
      'delegate to, delegate, my|the stand-in is, my|the deputy is, my|the substitute is, stand-in, deputy, substitute, let',
    covers:
      'covers, covers for me, will cover, will cover for me, fills in, fills in for me, fill in, takes over, will take over, stands in, stands in for me, steps in, looks after mine, replaces me, is my stand-in|deputy|substitute, covering, covering for me',
    noReminders:
      "no reminders, no reminder, pause reminders, pause the|my|all reminders, pause all my reminders, hold my|the|all reminders, hold reminders, stop the|my|all reminders, stop reminders, stop reminding me, don't|dont|do_not remind me, without reminders, mute reminders, mute my reminders, reminders off, reminders paused",
    noTasks:
      "don't|dont|do_not assign me anything, don't|dont|do_not assign me anything new, assign me nothing, don't|dont|do_not give me anything|tasks, no new tasks for me, no tasks for me, don't|dont|do_not assign me tasks, don't|dont|do_not assign me any tasks, don't|dont|do_not assign anything to me",
    onReturn:
      "when i'm|i_am|im back, when i return, on my return, after i return, once i'm|i_am back, as soon as i'm|i_am back",
    ends: 'my absence ends, end my absence, my absence is over, absence over, my holiday ends|is over, cancel my absence, stop my absence',
    back: "back, i'm|i_am|im back, i'll|i will be back, return, returning, i return, am back",
    until: 'until, till, til, through, up to',
    term: 'from, between, for, during, over',
    impossible:
      'pay, delete, erase, destroy, answer, reply, reply to, respond, respond to, answer all, unsubscribe, buy, order, call, phone, print, translate, book, sign, approve, transfer, create a project, new project, new project for, make a new project, write back, write a reply, move money, accept, decline, block, report',
    telling:
      'said he|she|they|that, used to say, told me, told us, as you know, nothing is fixed, yesterday, i wonder',
    question: 'why, what, how, did',
    request: 'could you, can you, would you, will you',
    vague:
      'important ones|mails|things|stuff, the important, urgent ones|things, boring ones|mails|things|stuff, interesting ones|mails|things, the usual, in front, at the top, on top, annoying ones|mails|things, be nicer, better, long threads, whoever has|is, whoever, someone else, somebody else, the usual suspects, things like that, and similar, stuff like that, etc, soon, appropriate, suitable, certain mails|ones|things, some mails|of, selected, particular, one of',
    aside:
      "instead of, in place of, rather than, they_are|they're just|only, because they_are|they're, since it is, since they are, it_is|it's just, he|she knows, he|she_is|he's|she's on|in|our|the|responsible|away|back|new, he's, she's, they're, we always want, it's because, this is because, since they, since it, as they are, as it is, as he|she is, because, fyi, thanks to, rather than in",
    noise:
      "the, because, w/, a, an, my, our, your, their, his, her, its, this, these, those, please, pls, plz, thanks, thank you, it, them, i, we, you, is, are, be, should, must, shall, will, to be, so, just, always, new, rule, rule please, new rule, new rule please, from now on, with, as, in, on, at, of, do, does, set, make, made, makes, making, create, creating, turn, turning, become, becomes, put, mark, marked, treat, get, want, want to see, i want, i'd like, i would like, like, need, i need, i don't need, there's, there is, there, what to do, automatically, immediately, straight away, right away, instead, everywhere, come, they come, it comes, i mean, you can tell them, you can tell, file, filed, keep, send, let's, also known as, word, words, some, up, out, off, by default, it's, if's, he, she, hold, arrive, arrives, arriving, am, came, come in, comes in, comes out of, coming in, use, apply, add, great, fine, ok, okay, good, nice, enough, would be great|nice|good, it would be great|nice|good, would, could, should be, can, may, might, basically, simply, actually, really, generally, kindly, herself, himself, itself, themselves, personally, next, here, otherwise leave it|them, otherwise leave it|them alone, otherwise nothing, now, later on, go ahead and, make sure, see to it, ensure, that way, please make sure, straightaway, at once, from today, from today on, starting now, starting today, as of now, an answer, whole, entire, single, ever, anymore, any more, and so on, let, shown, show",
  },
  leads:
    'from now on, from today on, new rule, rule, set up a rule, make a rule, add a rule, in future, in the future',
  numbers:
    'one|a|an, two|a couple of, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen',
  weekdays:
    'monday|mondays|mon, tuesday|tuesdays|tue, wednesday|wednesdays|wed, thursday|thursdays|thu, friday|fridays|fri, saturday|saturdays|sat, sunday|sundays|sun',
  articles: 'a, an, the, my, our, your, his, her, their, this, that',
  links: 'of, in, on, at, with',
  files:
    'pdf|pdfs, spreadsheet|spreadsheets|excel|xlsx, image|images|picture|pictures|photo|photos, zip|zips, word document|word documents|docx, presentation|presentations|slides',
}
