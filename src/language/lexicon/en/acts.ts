// How English replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const english: ReplyLanguage = {
  code: 'en',
  words: {
    done: 'done, finish*, complete, completed, completes, ready, sorted, sorted out, handled, taken care of, took care of, wrapped up, wraps up, wrap up, dealt with, settled, resolved, closed, close, closing, closes, shipped, delivered, through, off my list, off the list, off my plate, ticked off, tick off, ticking off, ticks off, tick, ticked, crossed off, cross off, out of the way, in place, in the bag, in the can, nailed, went live, is live, gone live, live since, went through, came through, got through, in the post, in the mail, went out, gone out, is out, are out, all set, set up, good to go, signed off, sealed, over and done, wrapped, over the line, under control now, up and running, up now, is up, are up, is in, are in, came in, got in, fixed, fixes, done and dusted, done deal, that is that, mark as done, mark it done, marked as done, consider it done, consider, can be closed, check off, checked off, knocked out, knocked off, sorted that, sign off, cleared, put to bed, no more to do, nothing more to do, nothing left to do, nailed down, confirmed, are all, yesss, tada, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'start*, begun, began, beginning, kicked off, kick off, working on, work on, worked on, on it now, in progress, under way, underway, ongoing, busy with, looking into, halfway, half way, halfway through, in the middle of, making progress, progressing, got going, get going, have a draft, first draft, drafted, drafting, partway, part way, mid-way, midway, been at it, so far, first half, am at, in hand, in the works, in the making, on my desk, chipping away, getting there, coming along, left to do, to go, so far so',
    part: 'half, partly, part of, partially, some of, most of, out of, percent, %, a third, two thirds, a quarter, remaining, missing, still missing, left, to go, not all, the other half, one of the two, a few, several, other half, first part, still need, still needs, still to come, only',
    waiting:
      'wait*, stuck, blocked, blocks, blocking, on hold, hold, held up, hold up, parked, pending, stalled, in limbo, hangs, hanging, at a standstill, nothing moves, cannot move, out of my hands, nothing from, no answer, no reply, no word, no news from, have not heard, has not answered, has not sent, have not sent, still nothing, owes us, not until, before anyone, as long as, bottleneck, until they, until he, until she, needs to come first, needs first, in the hands of, hostage, frozen, freeze, cannot continue, cannot start, cannot go on, cannot proceed, cannot finish, cannot do, no way to, dead in the water, waits, ball is in, chasing',
    free: 'unblocked, no longer blocked, not blocked, no longer waiting, not waiting, no longer stuck, not stuck, can go ahead, can continue, can carry on, can proceed, can go on, unstuck, green light, back on track, resumed, resume, resuming, finally sent, finally arrived, is free again, moving again, goes on, on again, back to work on',
    off: 'cancel*, drop, drops, dropped, dropping, scrap, scrapped, scrapping, ditch, ditched, ditching, skip, skipped, skipping, skips, forget, forget about, no need, no longer need, no longer needed, not need, not needed, needless, unnecessary, superfluous, obsolete, redundant, moot, off the table, called off, call off, calling off, kill, killed, axe, axed, bin, binned, binning, strike, struck, strike off, remove, removed, delete, deleted, take off the list, take it off, off the hook, do not bother, never mind, leave out, leaving out, left out, leave it out, without, instead of, will not happen, is not happening, not happening, not going to happen, not worth, pointless, no point, no more, not doing, will not do, will not be doing, not be needed, is off, are off, are cut, cut, abandon*, void, stood down, stand down, can go, falls away, fell through, let it go, let go, decided against, against, discard*, nixed, pull the plug, we can do without, do without, does not need, do not need, not any more, anymore, any more, already has, already have, for free, let us not, leave it, saves us, spare, overtaken, already exists, not required, surplus, no use, unneeded, need any, need anymore, call it off, take it off the list',
    open: 'reopen*, re-open*, re-opened, not done after all, after all, back on the list, open again, back open, undo, undone, still open, back to square one, back to zero, again, from scratch, start over, spoke too soon, too soon, premature, take that back, not finished after all, must correct, correction, back on, came back, bounced, rejected, broke again, broken again, scratch that, redo',
    move: 'move*, moving, push*, postpone*, delay*, shift*, reschedule*, bring forward, brought forward, bringing forward, bring it forward, extend*, defer*, put off, put back, put down, pull forward, pull in, pull up, bring up, slide, slides, slid, slip*, due, make it, change to, changed to, change it to, instead, rather, give me, give us, need until, need till, needs until, extra, more time, extension, aim for, shoot for, plan with, put in, pencil, pencil in, target, realistic, realistically, new date, new deadline, at the earliest, not before, only, will be, will not be, cannot before, cannot until, not make it, will not make, set for, set to, pushed out, comes, will have, takes until, will take, good for, expect, let us say, say, call it, agreed, ready by, ready on',
    later:
      'later, late, behind, back by, out by, longer, further, slip, delay, extra, more time, more days, more week, more weeks, days more, day more, weeks more, week more',
    earlier: 'earlier, sooner, forward, up to, ahead, brought forward, in front, advance, early',
    deadline: 'deadline, due date, due, date, dates, timeline, target date, delivery date, cut-off',
    take: 'take, takes, take over, takes over, taking, taking over, takes on, take on, take care of, takes care of, do, does, doing, handle, handles, own, owns, pick up, picks up, picking up, cover, covers, covering, look after, looks after, see to, sees to, grab, jump on, step in, steps in, fill in, volunteer*, offered to, offers, leave it with me, leave that with me, leave it to, with me, on me, on to me, put me down, happy to do, is doing, be doing, run with, runs with, will run, deal with, be responsible, responsible for, responsible, in charge of, for him, for her, for you, instead of me, instead of him, instead of her, instead of you, in my place, in my stead, on my behalf, look into, will see to, inherit*, stands in, better placed, closer to, grab*, hang, you do',
    give: 'assign*, reassign*, give, gives, given, giving, hand, hands, handed, handing, hand over, hands over, pass, passes, passed, passing, pass on, delegate*, transfer, transfers, transferred, goes to, go to, going to, moves to, is with, are with, over to, let, have, ask, is now, is hers, is his, is theirs, is yours, hers now, his now, theirs now, belongs to, falls to, can you take, can you do, can you pick up, kindly take, please take, please do, in her hands, in his hands, in the hands of, hers, his, from now on, from here on, over from, leave, leaves, put, to me, to you',
    swap: 'swap*, trade, trades, trading, traded, switch*, exchange*, the other way round, the other way around, vice versa, change places, changed places, in return, in exchange',
    quit: 'cannot do, no longer do, not be able to, hand back, drop out, dropping out, step back, stepping back, pull out, not me, somebody else, someone else, anyone else, find someone, free me, out of this, am out, take me off, count me out, no capacity, no time for, unassign, without an owner, nobody for now, no longer on it, cannot any more, snowed under, swamped, on leave, on holiday, off sick, is off, is ill, is sick, away',
    share:
      'together, jointly, both of us, share, sharing, split, splits, splitting, with me, join, joins, joining, help, helps, helping, pair up, team up, give a hand, a hand, lend a hand, halves, between us, in addition to',
    urgent:
      'urgent*, asap, priority, top priority, p1, high priority, prio, prio 1, first thing, comes first, come first, has to come first, goes first, before anything else, before everything else, first please, crucial, critical, most important, important, important now, matters most, high, on high, hot, burning, on fire, emergency, pressing, rush, drop everything, number one, overriding, cannot wait, right away, straight away, at once, top of the list, highest, above all, front of the queue, hurry, fast track, more important, vital, top of your list, top of my list, before anything',
    calm: 'no rush, no hurry, not urgent, not so urgent, less urgent, no longer urgent, low priority, lower priority, low prio, nice to have, nice-to-have, can wait, back burner, not important, not so important, less important, no priority, in your own time, whenever, when you have time, when there is time, take your time, does not matter, low, on low, deprioriti*, last on the list, bottom of the list, bottom of the pile, leave for last, at leisure, not pressing, lowest, relaxed, no stress, no panic, if you get round, at your leisure, at the bottom, the bottom',
    rename:
      'rename*, retitle*, call it, called, call, should read, should say, reads, should be called, wording, reword*, title, titled, name, is really, is actually about, calling it, change the name, entitled, misnamed, known as, it is not, rather than, goes by',
    merge:
      'merge*, merging, fold*, combine*, combining, one and the same, same thing, same thing as, same job, same task, one job, one task, one item, part of, duplicate*, join up, lump*, roll into, rolled into, covered by, covers both, goes into, absorbed, together with, identical',
    add: 'one more, another, also, add, adds, adding, too, as well, new, extra, additional, in addition, on top, besides, furthermore, further, missing from the list, put on the list, on the list, also needed, forgot, two more, something else, by the way, next, addition, can you also, could you also',
    keep: 'keep*, kept, stay*, remain*, unchanged, as is, as planned, as agreed, as before, on track, on schedule, on time, in time, no change, stands, same as before, still yours, still mine, leave as, carry on, continue, as listed, as it is, hold to',
    not: "not, n't, never, no, nothing, none, neither, nor, cannot, without, hardly, nobody, nowhere, isnt, dont, doesnt, havent, hasnt, wont, cant, didnt, arent, far from, less",
    unsure:
      'maybe, perhaps, might, may, could be, i think, think, guess, suppose, probably, possibly, presumably, likely, unlikely, not sure, no idea, seems, seem, apparently, hopefully, hope, hoping, fingers crossed, ought to be, ought to, should be, should have, must be, reckon*, believe, feel like, supposedly, allegedly, i gather, as far as i know, if i remember, wonder, sounds like, in theory, theoretically, would, could, wonder*, unclear, undecided, thinking of, thinking about, considering, or so, basically',
    heard:
      'heard, hear, rumour*, rumor*, somebody told, someone told, told me, tells me, tell me, says, say, said, they say, according to, word is, reportedly, claims, claimed, the guys say, somebody said, i was told, was told, gossip, grapevine, supposed to, thinks, reckons',
    if: 'if, unless, in case, should the, assuming, provided, suppose, whether, had we, were we, otherwise, else',
    once: 'depends on, dependent on, once, when, as soon as, after, until, till, before, whenever, by the time, the moment, then',
    will: "will, 'll, shall, going to, gonna, be, plan to, planning, about to, tomorrow, next, soon, shortly, later today, tonight, monday i, want to, would like to, intend, aim, promise*",
    should: 'should, must, need to, needs to, have to, has to, had to, ought, got to, gotta, supposed',
    please:
      "please, pls, plz, kindly, can you, could you, would you, will you, can we, could we, let us, let 's, lets, do not, i want, i need, we need, i would like, may i, can i, could i, make sure, remember to, feel free, will do, be so kind",
    cannot:
      "can not, cannot, can n't, unable, not able, impossible, not possible, no chance, not manage, fail*, could n't, wo n't, refuse*, no way, not allowed, not get",
    wish: 'wish, would be nice, would be good, would love, if only, dream, i would rather, it would be great, could use',
    ask: 'what, which, who, where, why, how, is it, is the, are the, do we, does, did, do you, can anyone, has anyone, any news, when, question, wondering, remind me, would it be ok, shall, shall i, should i, should we, may i, am i',
    joke: 'lol, haha, ha, hehe, joke, joking, kidding, just kidding, ;), ;-), :p, 😂, 🤣, 😜, rofl, jk, in my dreams, if by, as if',
    almost:
      'almost, nearly, close to, about to, just about, not quite, not yet, not entirely, not fully, not completely, 90 %, nearly there, still not, on the verge, very nearly, all but, soon, shortly, any minute, any day',
    already:
      'already, just, now, finally, at last, as of, as of today, as of this morning, since, earlier, meanwhile, by now',
    yet: 'yet, still, to be done, remains, remaining, to do, outstanding',
    before:
      'yesterday, last night, this morning, earlier today, today, just now, last week, on friday, this afternoon, the other day, a moment ago, ago, at lunch, over lunch, at noon, last weekend, earlier this week, minutes ago, at nine',
    now: 'now, currently, at the moment, right now, these days, today, at present',
    be: "is, are, was, were, 's, 're, been, being, be, am, 'm, got, gets",
    have: "have, has, had, 've, having",
    i: "i, me, my, myself, im, i've, ive, ill",
    we: 'we, us, our, ours, ourselves',
    you: 'you, your, yourself, u, ur, ya, yourselves',
    he: 'he, she, him, her, his, himself, herself',
    they: 'they, them, their, themselves, someone, somebody, everyone, everybody, people, folks',
    it: 'it, this, that, these, those, this one, that one, the one, this task, that task, the task, this item, them, one',
    mine: 'mine, my own, my bit, my part, my side, my end, my one, my two, my tasks, my items, my stuff, my things, my list, mine are, both of mine, all of mine, my share, my bits, from my side, on my side, on my end, for me, at my end, my own two, my line',
    yours: 'yours, your own, your part, your bit, your side, your tasks',
    their: 'hers, his own, her own, theirs, their own, her tasks, his tasks',
    nobody: 'nobody, no one, no-one, none of us, unassigned, without an owner, no owner, open for anyone',
    all: 'all, everything, every, all of them, all of it, the lot, the whole list, each, the whole thing, all tasks, every task, every item, all items, all dates, all deadlines, whole project, entire, anything, any of',
    rest: 'the rest, rest, the others, others, everything else, all else, anything else, all others, the other ones, the remaining, all the others, other things, the other tasks, other items',
    both: 'both, both of them, the two, the pair, the two of them, these two, those two, either',
    except:
      'except, except for, apart from, but, other than, bar, all but, everything but, besides, excluding, save for, with the exception of, minus, not counting, aside from',
    last: 'last, final, the last one, bottom',
    former: 'former, the first of the two',
    latter: 'latter, the second of the two',
    item: 'item, items, task, tasks, point, points, number, numbers, no, nos, nr, #, line, lines, entry, job, the list, thing, things, point number',
    same: 'same day, same day as, same date, same date as, same time as, the day, together with, along with, as the, in line with, when the, at the same time as, same deadline, same, matches, match, align*, day that, the day that',
    until:
      'until, till, til, by, to, on, before, no later than, at the latest, from, for, at the earliest, not before, not until, instead of, up to, through',
    day: 'day, days, working days, business days, business day',
    week: 'week, weeks, fortnight, wk, wks',
    month: 'month, months',
    hello: 'hi, hello, hey, dear, good morning, morning, good afternoon, afternoon, good evening, evening',
    thanks:
      'thanks, thank you, thank, thx, cheers, ta, appreciated, brilliant, great work, well done, congrats, congratulations, lovely, nice one, hooray, bravo, good job, kudos',
    agree:
      'ok, okay, fine, agreed, sounds good, works for me, fine by me, fine with me, i agree, agree, sure, yes, yep, yeah, no objections, looks good, suits me, noted, got it, understood, will do, roger, all good, perfect, great, aye, right, alright',
    and: 'and, but, or, while, whereas, &, plus',
    because:
      'because, since, as, for, due to, thanks to, that is why, which, who, that, so that, so, although, though, however, yet, then, therefore, hence, also',
  },
  counting: {
    joins: 'and, plus, n',
    ranges: 'to, through, thru, til',
    single: 'a, an, another, one, couple',
    fortnight: 'fortnight',
    ordinals: [
      'first, 1st',
      'second, 2nd',
      'third, 3rd',
      'fourth, 4th',
      'fifth, 5th',
      'sixth, 6th',
      'seventh, 7th',
      'eighth, 8th',
      'ninth, 9th',
      'tenth, 10th',
    ],
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  past: {
    words:
      'sent, made, got, gotten, took, taken, wrote, written, did, gave, given, built, bought, brought, paid, put, set, held, met, found, told, left, went, gone, came, cut, read, ran, run, spoke, spoken, rang, rung, drawn, drew, hung, laid, lent, lost, shut, sold, sat, shot, spent, stuck, swept, taught, won, wound, dug, fed, fitted, hid, hit, kept, known, led, lit, rode, sealed, sewn, shown, sown, stood, sung, sworn, swore, thrown, threw, torn, woke, worn, chose, chosen, drove, driven, eaten, ate, fallen, fell, flown, flew, forgot, froze, frozen, grown, picked, said, seen, saw, signed, sown, tied, dealt, fought, sought, caught, thought, mown, hired, redone, redrawn, rerun, reran, rewritten, rewrote, overseen, booked, orderd',
    endings: 'ed',
    openings: '',
    closings: '',
    never:
      'need, feed, speed, seed, weed, bed, red, shed, breed, indeed, hundred, proceed, exceed, wed, fed, united, limited, used, supposed, required, interested, wanted, hoped, planned, expected, scheduled, agreed, asked, needed, promised, tried, decided, discussed, heard, talked, looked, wondered, worried, tired, excited, related, attached, based',
  },
  presence: 'free, available, unavailable, away, hold, holds, holding, reserved, pencilled, holiday',
  others: 'somebody else, someone else, anyone else, anybody else, another person',
  maybe: 'maybe, perhaps, possibly',
  butRather: 'but, but rather, rather',
  insteadOf: 'instead of, rather than, in place of',
  drops: 'drop, forget, forget about, leave out, scrap, skip',
  statements: {
    behind: 'of, from, to, with, for, at, about, via',
    arrives:
      'arrives, arrive, arriving, comes, come, coming, is delivered, are delivered, gets here, is due in',
    orders: 'order, buy',
    away: 'away, holiday, on leave, off sick, sick, ill, out of office, abroad, travelling, closed, shut, open again',
    forgot: 'forgot, forgotten, slipped my mind',
    crosses: 'cross off, tick off, check off, mark as done',
    noTask: 'not a task, no task, not really a task, not a job, not a to-do',
  },
  infinitives: { first: '', last: '' },
  sameWork: `
    send*, sent, forward*, mail*, email*, e-mail*, share*, sharing, deliver*, submit*, dispatch*, ship*, post*, hand in, handed in, give, gave, given, distribut*, circulat*, went out, upload*, file, filed, filing, lodge*, courier, in the post, went in
    book*, reserv*, arrang*, organi*, schedul*, secure*, confirm*, rent*, hire*, hiring, charter*, engage*, sign up
    call*, phone*, phoning, ring, rang, rung, contact*, ping*, reach*, spoke*, speak, talk*, ask*, chase*, chasing, tell, told, inform*, notif*, let know, remind*, warn*
    fix*, repair*, resolv*, solv*, correct*, debug*, patch*, mend*, restor*
    write, wrote, written, writing, draft*, prepar*, creat*, make, made, compos*, produc*, compil*, design*, document*, build*, built, put together, draw*, drew, redraw*, assemble*, finali*, finish*, set up, install*, build
    review*, check*, read, verif*, validat*, proofread*, proof*, test*, confirm*, approv*, inspect*, audit*, go through, went through, look over, screen*
    updat*, chang*, edit*, revis*, amend*, modif*, adjust*, refresh*, rework*, rewrit*, rewrote, overhaul*, translat*
    buy*, bought, order*, purchas*, get, got, procur*, collect*, fetch*, pick up, picked up, stock*, source*, acquire*
    pay*, paid, settl*, transfer*, wire*, refund*, invoic*, bill*
    publish*, post*, releas*, launch*, deploy*, upload*, announc*, went live, go live, is live, is up, print*
    clean*, tidy, tidied, remov*, delet*, archiv*, clear*, empty*, emptied, sweep, swept, take away, took away, dispos*
    paint*, varnish*, decorat*, seal*, hang, hung, mount*, install*, fit, fitted, put up, is up, are up, lay, laid
    sign*, countersign*, agree*, seal*, autograph, put my name
    count*, measur*, calculat*, estimat*, price*, cost*, quot*, run*, ran, rerun*, analys*, analyz*`,
  small:
    'a, an, the, to, of, for, in, on, at, by, with, from, and, or, our, your, my, his, her, their, its, this, that, these, those, please, it, them, me, us, you, all, any, some, up, out, into, about, is, are, be, was, were, again, more, just, also, so, as, have, has, had, will, would, can, could, do, does, did, not, no, if, but, than, then, there, here, what, which, who, when, how, get, got, one, two, new, i, we, he, she, they, am, been, now, today, tomorrow, over, after, before, because, until, till, off, back, down, both, each, other, such, very, too, only',
}
