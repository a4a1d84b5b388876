// How English asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'en',
  overdue:
    "overdue|late|past due|behind schedule|behind|slipped|missed|past its deadline|past their deadline|delayed|should've been finished|shouldve been finished|should have been finished|should have been done|should be done by now|should've been done|supposed to be done|supposed to be finished|running late|expired|too late|lagging|out of time|slipping|i forgot|forgotten",
  open: "open|to do|todo|still to do|left to do|left|outstanding|unfinished|not done|not finished|not yet done|undone|remaining|pending|plate|desk|on the list|remains|incomplete|active|not completed|isn't done|aren't done|isnt|still open",
  done: 'done|completed|complete|finished|closed|ticked off|wrapped up|accomplished|got finished|delivered already',
  blocked:
    "blocked|stuck|on hold|held up|hanging|waiting on someone|stalled|can't continue|cannot continue|jammed|blocking",
  progress:
    'in progress|started|ongoing|underway|under way|being worked on|in the works|working on|begun|running',
  undated:
    'without a due date|without due date|without a date|without deadline|without a deadline|w o a due date|no due date|no deadline|no date|undated',
  unassigned:
    'unassigned|without an owner|without owner|nobody owns|no owner|no one owns|nobody has taken|not assigned',
  high: 'urgent|urgently|high priority|high prio|important|critical|top priority|most pressing|pressing|high',
  low: 'low priority|low prio|unimportant|can wait|low',
  task: 'task|tasks|to dos|todos|to do list|things|stuff|items|item|work|jobs|job|tickets|deliverables|chores|assignments|anything|something|everything|deadline|deadlines|thing|ones|one',
  due: 'due|due date|deadline|deadlines|falls due|fall due|has to be done|has to get done|have to get done|need to get done|needs to get done|to get done|to be done|must be done|have to be done|need to be done|needs to be done|up|coming up|by when',
  count: 'how many|number of|count of|total number|how much work|count',
  who: "who|who's|whos|whose|whom|by whom|which person|which colleague|owner of|owner|who is|responsible for|responsible|in charge of|in charge|assignee",
  when: 'when|whens|till when|by when|until when|what date|which date|which day|what day|due date of|deadline of|deadline for|how soon',
  why: 'why|how come|what for|for what reason|what is the reason|what keeps|what stops|what holds|hold up|what is it waiting for|waiting for|what blocks|reason',
  mine: "my|mine|i|me|i'm|i've|i am|myself",
  not: "not|isn't|aren't|nobody|no one|except|but not|excluding|other than|without",
  oldest:
    'late the longest|overdue the longest|longest overdue|oldest|most overdue|longest|latest the longest|waited longest',
  next: 'next|coming up next|soonest|earliest|first|nearest',
  state:
    'status|state|progress|how far|how is|how goes|going|stand|where are we|where do we stand|how does it look|overview|update on|latest on|standing|look',
  show: "list|show|list|give me|tell me|what|which|what's|whats|any|is|are|do|does|did|has|have|had|see|find|gimme|display|need|needs|get|gets|still|now|currently|at present|present|moment|already|yet|so far|today's|there|team|teams|us|we|our|all|each|every|person|people|everybody|everyone|by now|isnt|please|pls|items that|assigned|belong|belongs|handle|handles|doing|does the|does|take care|working|works|has to|supposed|must|should|got|wait|waits|waiting|it|with|is it|that|whatever|project|projects|side|area|part|board|again|gone|going|really|actually|ask|asked|month's|week's|late|day|date",
  more: 'more|most|less|fewer|least|busier|busiest|fuller',
  forMe: 'for me',
  forWhom: 'for|to|assigned to',
  beforeDay: 'by|until|till|due|on',
}
