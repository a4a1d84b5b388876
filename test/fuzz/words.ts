// What the fuzzer puts its texts together from: the words that readers look for, and the signs between them.
import { dutch } from '../../src/language/dates/lexicon/dutch.ts'
import { english } from '../../src/language/dates/lexicon/english.ts'
import { french } from '../../src/language/dates/lexicon/french.ts'
import { german } from '../../src/language/dates/lexicon/german.ts'
import { italian } from '../../src/language/dates/lexicon/italian.ts'
import { portuguese } from '../../src/language/dates/lexicon/portuguese.ts'
import { spanish } from '../../src/language/dates/lexicon/spanish.ts'

const list = (text: string): string[] =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)

/** All words of a lexicon, whatever part they play in it. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return list(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(typeof inner === 'number' ? [key] : []),
    ...wordsOf(inner),
  ])
}

const ordinary = list(
  'the|a|an|and|or|not|report|deck|offer|invoice|room|meeting|Ben|Anna Weber|@ben|someone|one of you|it|this|that|everything|all of them|which|if|while|because|our|your|who|what|we|they|x|aaaaaaaaaaaaaaaa|0000000000|1234567|..........|Ä|ß|naïve|你好|日本語|ты|é|🙂|➡️',
)
const english_dates = list(
  "monday|tuesday|friday|noon|midnight|3 pm|4 pm|12:30|10.15|9 a.m.|today|tomorrow|next week|by|by Friday|until|before|to|from|on|in|at|the|of|this|last|every|every other|each|first|second|3rd|21st|15|2026|5/12|3.5.|2026-05-03|20260503|May|may 3|q3|week 12|end of|eod|eow|asap|weekend|christmas|two|twenty|hundred|half|a quarter past|o'clock|days|weeks|ago|from now|within|noon to|morning|,|-|and|CET|+02:00|1/2|3,5|daily|weekly|except|starting",
)
const courtesy = list(
  "please|please also|kindly|pls|plz|bitte|s'il vous plaît|por favor|hi|hello|hey|dear all|good morning|thanks|thank you|many thanks in advance|best regards|kind regards|cheers|sorry|no worries|ok|okay|yes|just|maybe|perhaps|also|then|again|quickly|at least",
)
const openers = list(
  "can you|could you|could you please|would you mind|will you|can we|let's|we should|we need to|I will|I'll|I'm going to|I have to|I need|I'd like|don't forget to|remember to|reminder: to|make sure|you need to|you must|someone should|how about|what about|any update on|would like to have|are waiting for|it would be great if you could|if you could|responsible for|still need|help me to|send|review|book|prepare|sending|action items:|next steps:|todo:|TODO|[ ]|[x]|owner:|due:",
)
const replies = list(
  "1|2|#1|task 3|tasks 1 and 2|1, 2|1-3|is done|done|are done|all done|not done|blocked by|waits for|is blocked|depends on|move|push|postpone|reschedule|extend|set|change|make|make it|give|assign|reassign|hand|over|to|to Ben|takes|take over|will take care of|I'll do|I take|rename|call|into|reopen|cancel|drop|the deadline|due date|for|of|needs until|need more time|time until|instead|from now on|every Monday|high priority|urgent|approved|I approve|looks good|go ahead|started|working on|in progress|finished|erledigt|fertig|verschiebe|auf|terminé|hecho|klaar|the rule of|repeat|no longer",
)
const brackets = list('(|)|[|]|{|}|<|>|«|»|"|\'|“|”|((|))|[[|<<|>>')
const marks = [
  ...', ; : . ! ? - – — / \\ _ * # @ & = + ~ ` ^ % $ … • ◦ |'.split(' '),
  '...',
  '--',
  '---',
  '!!',
  '?!',
  ', ',
  '. ',
  ': ',
  ' - ',
  '1. ',
  '1) ',
  '- ',
  '* ',
  "'s",
  '’s',
  '**',
  '```',
]
const spaces = [' ', '  ', '\t', '\n', '\n\n', '\r\n', '\u00a0', '\u200b', '\u2028', ' \n', '\n ', '', ' ']
const links = list(
  'http://a.example/x|https://example.com/a?b=c&d=e#f|<https://example.com/>|www.example.com|[text](http://a.example)|mailto:anna@example.com|anna@example.com|<anna@example.com>|a@b|a.b.c.d.e|http://|https://[::1]/|file:///x',
)
const tables = [
  '| a | b |',
  '|---|---|',
  '+---+---+',
  'a\tb\tc',
  '|',
  ' | ',
  '====',
  'Task | Owner | Due',
  '| Send it | Ben | Friday |',
]
const quotes = [
  '> ', '>> ', '>', '> > > ', 'On Mon, 3 May 2026 at 10:00, Anna <anna@example.com> wrote:', 'Am 03.05.2026 um 10:00 schrieb Anna:',
  'Le 3 mai 2026, Anna a écrit :', '-----Original Message-----', '---------- Forwarded message ---------', 'From: Anna <anna@example.com>',
  'Sent: Monday', 'To: Ben', 'Subject: Re: it', '-- ', '--', '____________', 'Sent from my iPhone', 'Unsubscribe', 'CONFIDENTIAL', 'On ', ' wrote:', 'From: ', 'Date: ',
  'This e-mail is confidential and intended solely for the recipient', '-----BEGIN PGP SIGNATURE-----', 'AB> ', '|> ', 'Begin forwarded message:',
] // biome-ignore format: one list
const commands = ['#done 2', '#done 1,2,3', '#due 1 Friday', '#assign 1 ben', '#undo', '#stop', '#help', '#note', '$$task', '$$polling', '#done', '#1', '#priority 1 high', '#', '$$'] // biome-ignore format: one list

/** By what they are for; a text takes its words from a few of these. */
export const WORDS: readonly (readonly string[])[] = [
  ordinary,
  english_dates,
  english_dates,
  ...[german, french, spanish, italian, dutch, portuguese, english].map(wordsOf),
  courtesy,
  openers,
  replies,
  brackets,
  marks,
  spaces,
  links,
  tables,
  quotes,
  commands,
]

export const SPACES = spaces
