// How English asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'en',
  away: 'away|on holiday|on holidays|on vacation|on leave|out of office|out of the office|off work|off today|off tomorrow|off this week|off next week|is off|be off|are off|is out|be out|are out|absent|gone',
  here: 'around|available|in today|in tomorrow|in the office|at work|working|reachable|here|there',
  back: 'back|returns|return|returning',
  address: 'mail address|e-mail address|email address|email id|address|contact details',
  anybody: "who|who's|whos|anyone|anybody|somebody|someone|people|everyone|everybody",
}
