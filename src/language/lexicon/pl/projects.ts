// How Polish mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const polish: ProjectWords = {
  code: 'pl',
  these: 'to, wszystko to, to wszystko, to tutaj',
  mails:
    'ten mail, tego maila, ten e mail, ta wiadomosc, te wiadomosc, ten watek, ta rozmowa, te rozmowe, te zadania, wszystkie zadania, wszystkie te zadania',
  projects: 'projekt, ten projekt, caly projekt, tego projektu, projektu',
  tasks: 'zadanie, zadania, numer, numery, nr',
  and: 'i, oraz',
  leads: 'prosze, czy mozesz, czy moglbys, czy moglabys, mozesz, czesc, przepraszam, wlasciwie, ok',
  tails: 'prosze, dziekuje, dzieki, z gory dziekuje',
  articles: 'nasz, naszego, naszej, moj, mojego, projekt, projektu, lista, listy',
  moves: [
    '{this} nalezy|naleza do {name}',
    '{this} jest|sa czescia {name}',
    '{this} dotyczy|dotycza projektu {name}',
    '{mail} powinno|powinien|powinna|powinny byc? w|do {name}',
    'przenies|przesun {this} do {name}',
    'wloz|dodaj|umiesc {mail} do|w {name}',
    'polacz {this} z {name}',
    'scal {this} z {name}',
  ],
  renames: [
    'zmien nazwe projektu na {name}',
    'zmien nazwe tego? projektu na {name}',
    'nazwij {project} {name}',
    'przemianuj {project} na {name}',
    '{project} nazywa sie teraz {name}',
    '{project} teraz nazywa sie {name}',
  ],
  archives: ['zarchiwizuj {project}', 'zarchiwizuj {this}', 'przenies {project} do archiwum'],
  unarchives: ['przywroc {project}', 'przywroc {project} z archiwum', 'wyjmij {project} z archiwum'],
  deletes: ['usun|skasuj {project}'],
}
