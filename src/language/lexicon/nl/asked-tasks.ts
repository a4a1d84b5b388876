// How Dutch asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'nl',
  overdue:
    'te laat|achterstallig|achterstallige|over tijd|over datum|verlopen|achter op schema|achterstand|vertraagd|vertraagde|had klaar moeten zijn|hadden klaar moeten zijn|vergeten|achter',
  open: 'open|openstaande|openstaand|te doen|nog doen|nog te doen|onafgemaakt|niet klaar|niet af|nog niet af|resteert|over|staat nog|nog open|liggen|ligt bij',
  done: 'klaar|af|gedaan|afgerond|afgeronde|voltooid|voltooide|afgemaakt|gesloten|gereed|afgevinkt',
  blocked:
    'geblokkeerd|geblokkeerde|vast|zit vast|zitten vast|stilgevallen|in de wacht|hangt|hangen|vastgelopen|on hold',
  progress: 'mee bezig|bezig|begonnen|gestart|in uitvoering|lopend|lopende|in behandeling',
  undated: 'zonder datum|zonder deadline|zonder vervaldatum|zonder termijn|geen datum',
  unassigned: 'zonder eigenaar|niet toegewezen|van niemand',
  high: 'dringend|dringende|urgent|urgente|hoge prioriteit|belangrijk|belangrijke|spoed|met spoed|hoogste prioriteit',
  low: 'lage prioriteit|onbelangrijk|kan wachten',
  task: 'taak|taken|todo|todos|dingen|zaken|werk|klussen|punten|iets|spullen',
  due: 'deadline|deadlines|vervalt|vervallen|uiterlijk|termijn|vervaldatum|moet klaar|moeten klaar|gepland|aan de beurt|af moet',
  count: 'hoeveel|aantal|hoe veel',
  who: 'wie|aan wie|van wie|bij wie|verantwoordelijk|verantwoordelijke|wiens',
  when: 'wanneer|tot wanneer|welke datum|welke dag|op welke dag|voor wanneer',
  why: 'waarom|hoezo|waardoor|waarop wacht|om welke reden|reden|hoe komt',
  mine: 'ik|mijn|mij|me|mijne',
  not: 'niet|behalve|zonder|geen|niemand',
  oldest: 'het langst|langst|oudste|meest achterstallig',
  next: 'volgende|eerstvolgende|als eerste|eerst|als volgende',
  state: 'status|stand|hoe staat|hoe gaat|hoe ver|voortgang|overzicht|hoe loopt',
  show: 'toon|laat zien|laat|geef|noem|lijst|welke|welk|wat|wat is er|zijn|is|er|heeft|heb|hebben|nog|al|alle|alles|nu|momenteel|op dit moment|moet|moeten|daarvan|we|wij|ons|onze|team|mensen|project|projecten|kant|totaal|in totaal|doet|gaat|regelt|doen|werd|zien|staat|staan|bij|voor',
  more: 'meer|minder|drukker',
  forMe: 'voor mij',
  forWhom: 'voor',
  beforeDay: 'voor|tegen',
}
