// How Dutch mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const dutch: ProjectWords = {
  code: 'nl',
  these: 'dit, dat, dit alles, dit allemaal, dit hier',
  mails:
    'deze mail, deze email, deze e mail, dit bericht, deze draad, dit gesprek, deze conversatie, deze taken, alle taken, al deze taken',
  projects: 'project, het project, dit project, het hele project',
  tasks: 'taak, taken, de taak, de taken, nummer, nummers, nr',
  and: 'en',
  leads:
    'alsjeblieft, alstublieft, graag, kun je, kunt u, kan je, kun je alsjeblieft, zou je, wil je, wilt u, hallo, hoi, sorry, eigenlijk, ok',
  tails: 'alsjeblieft, alstublieft, aub, graag, bedankt, dank je, dank u',
  articles: 'de, het, een, ons, onze, mijn, project, lijst',
  moves: [
    '{this} hoort|horen bij|in|onder|tot {name}',
    '{this} hoort|horen eigenlijk bij|in {name}',
    '{this} behoort|behoren tot {name}',
    '{this} is|zijn deel|onderdeel van {name}',
    '{mail} moet|moeten bij|in|naar {name}',
    'verplaats|verplaatst|schuif {this} naar {name}',
    'zet|leg|stop {mail} bij|in|onder {name}',
    'voeg {this} samen met {name}',
    'voeg {this} bij|aan {name} toe?',
  ],
  renames: [
    'hernoem {project} naar|tot {name}',
    'noem {project} {name}',
    '{project} heet nu|voortaan {name}',
    '{project} moet {name} heten',
    'verander de naam van {project} in|naar {name}',
  ],
  archives: ['archiveer {project}', 'archiveer {this}'],
  unarchives: ['haal {project} terug', 'haal {project} uit het archief', 'dearchiveer {project}'],
  deletes: ['verwijder|wis {project}'],
}
