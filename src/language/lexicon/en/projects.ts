// How English mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const english: ProjectWords = {
  code: 'en',
  these: 'this, that, all this, all of this, all that, all of that, these, those',
  mails:
    'this mail, this email, this message, the mail, this thread, this conversation, the whole thread, this whole thread, everything here, these tasks, all these tasks, all tasks, all the tasks',
  projects: 'project, the project, this project, the whole project',
  tasks: 'task, tasks, the task, number, numbers, no',
  and: 'and',
  leads:
    'please, pls, can you, can you please, could you, could you please, would you, would you please, kindly, sorry, oh, ah, oops, hi, hello, hey, actually, i think, ok, let us, also, you can, we can',
  tails: 'please, thanks, thank you, many thanks, instead, now, actually, not here, again',
  articles: 'the, our, my, your, a, an, project, list, board, one',
  moves: [
    '{this} belongs|belong to|with|under {name}',
    '{this} really|actually|rather|should belongs|belong to|with|under {name}',
    '{this} is|are part of {name}',
    '{this} should be part of {name}',
    '{this} is|are about|for project {name}',
    '{mail} belongs|belong in|into {name}',
    '{mail} goes|go|should to|in|into|under {name}',
    '{mail} should go|be to|in|into|under {name}',
    'move {this} to|into|over {name}',
    'move {this} over to|into {name}',
    'put|file|keep {mail} in|into|under|to|with {name}',
    'file {this} under {name}',
    'add {mail} to {name}',
    'merge {this} with|into|to {name}',
  ],
  renames: [
    'rename {project} to|into|as {name}',
    'rename {this} to|into|as {name}',
    'rename {project} {name}',
    'call {project} {name}',
    '{project} should be called {name}',
    '{project} is|shall called {name}',
    '{project} is now called {name}',
    'change the name of {project} to {name}',
    'change the name to {name}',
  ],
  archives: ['archive {project}', 'archive {this}', 'archive {mail}', 'put {project} in|into the archive'],
  unarchives: [
    'unarchive {project}',
    'unarchive {this}',
    'bring {project} back',
    'bring back {project}',
    'take {project} out of the archive',
  ],
  deletes: ['delete {project}'],
}
