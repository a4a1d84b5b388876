// How English asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'en',
  away: 'away|on holiday|on holidays|on vacation|on leave|out of office|out of the office|off work|off today|off tomorrow|off this week|off next week|is off|be off|are off|is out|be out|are out|absent|gone',
  here: 'around|available|in today|in tomorrow|in the office|at work|working|reachable|here|there',
  back: 'back|returns|return|returning',
  anybody: "who|who's|whos|anyone|anybody|somebody|someone|people|everyone|everybody",
}
