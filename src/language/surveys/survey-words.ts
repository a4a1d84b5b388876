// How each language speaks of surveys: what asks for one, and what introduces what it is about.

export interface SurveyWords {
  /** "ask", "survey": what makes a mail an order for one. */
  ask: string
  /** Who is asked, behind that. */
  who: string
  /** Before what it is about. */
  about: string
  /** Behind what it is about: "how the move went". */
  behind: string
  /** The noun behind a number: "three questions". */
  questions: string
  numbers: string
  /** Begins a question that is answered on a scale. */
  degree: string
  /** A line that is no more than this sends a draft out. */
  send: string
  /** Takes a question off a draft. */
  drop: string
  /** Puts one more into it. */
  add: string
  /** Answers are kept with names. */
  named: string
  /** They are kept without. */
  unnamed: string
  /** Asks for the questions of an earlier one once more. */
  again: string
}

export const SURVEY_WORDS: readonly SurveyWords[] = [
  {
    ask: 'ask|survey|questionnaire|find out from|poll',
    who: 'the team|our team|my team|everybody|everyone|all of us|all of them|the others|people|the people|colleagues|my colleagues|the staff|them|us|all',
    about: 'how|about|on|what they think of|what they think about|whether they liked|for|regarding',
    behind: 'went|was|were|is going|goes|has gone|worked|works|is|are',
    questions: 'question|questions',
    numbers: 'one two three four five six seven eight',
    degree:
      'how satisfied|how happy|how well|how easy|how likely|how useful|how clear|how good|how much|how comfortable|rate|please rate|how would you rate',
    send: 'yes|yes please|send|send it|ok|okay|go ahead',
    drop: 'drop|delete|remove|without|leave out|skip',
    add: 'add|also ask|also',
    named:
      'with names|with the names|with their names|with your names|with our names|with a name|with full names|not anonymous|not anonymously|non-anonymous|nonanonymous',
    unnamed: 'without names|without the names|without their names|no names|anonymous|anonymously',
    again:
      'ask the same again|ask the same questions again|ask the same thing again|ask it again|ask again|ask them again|ask everybody again|ask the team again|ask once more|repeat the survey|repeat this survey|repeat that survey|repeat your survey|repeat it|repeat|run the survey again|run it again|send the survey again|the same survey again|the same questions again|the same again|same again|same questions again|another round|next round',
  },
  {
    ask: 'frag|frage|fragt|fragen sie|befrage|befragung|umfrage|fragebogen',
    who: 'das team|mein team|unser team|alle|die kollegen|die kolleginnen|die anderen|die leute|uns|sie',
    about: 'wie|zu|zum|zur|\u00fcber|nach|ob|was sie von',
    behind: 'gelaufen ist|gelaufen sind|gelaufen|gegangen ist|war|waren|lief|l\u00e4uft|ist|halten',
    questions: 'frage|fragen',
    numbers: 'eine zwei drei vier f\u00fcnf sechs sieben acht',
    degree:
      'wie zufrieden|wie gut|wie leicht|wie einfach|wie wahrscheinlich|wie n\u00fctzlich|wie klar|wie sehr|bewerte|bewertet|bitte bewerte',
    send: 'ja|ja bitte|abschicken|verschicken|schick sie ab|schick es raus',
    drop: 'streiche|streich|l\u00f6sche|l\u00f6sch|entferne|ohne|weg mit',
    add: 'erg\u00e4nze|f\u00fcge hinzu|hinzuf\u00fcgen|frag auch|auch',
    named: 'mit namen|mit den namen|mit ihren namen|mit dem namen|nicht anonym|nicht anonyme|namentlich',
    unnamed: 'ohne namen|ohne die namen|anonym|anonyme',
    again:
      'frag dasselbe noch einmal|frag dasselbe nochmal|frag noch einmal|frag nochmal|fragt noch einmal|frage noch einmal|dasselbe noch einmal|dieselben fragen noch einmal|dieselben fragen nochmal|wiederhole die umfrage|wiederhole diese umfrage|umfrage wiederholen|wiederhole sie|wiederholen|wiederhole|noch eine runde|n\u00e4chste runde',
  },
  {
    ask: 'demande|demandez|interroge|enqu\u00eate|questionnaire|sondage',
    who: "\u00e0 l'\u00e9quipe|\u00e0 l\u2019\u00e9quipe|l'\u00e9quipe|l\u2019\u00e9quipe|\u00e0 tous|\u00e0 tout le monde|aux coll\u00e8gues|aux autres|nous",
    about:
      "comment s'est pass\u00e9e|comment s\u2019est pass\u00e9e|comment s'est pass\u00e9|comment s\u2019est pass\u00e9|comment|sur|ce qu'elle pense de|ce qu\u2019elle pense de|\u00e0 propos de",
    behind: "s'est pass\u00e9|s\u2019est pass\u00e9|s'est pass\u00e9e|s\u2019est pass\u00e9e|\u00e9tait",
    questions: 'question|questions',
    numbers: 'une deux trois quatre cinq six sept huit',
    degree:
      '\u00e0 quel point|dans quelle mesure|notez|note|quel est votre degr\u00e9|quel est ton degr\u00e9',
    send: 'oui|oui merci|envoie|envoyez|envoie-la',
    drop: 'supprime|enl\u00e8ve|retire|sans',
    add: 'ajoute|ajoutez|demande aussi|aussi',
    named:
      'avec les noms|avec noms|avec leur nom|avec leurs noms|avec le nom|non anonyme|pas anonyme|nominative|nominatif',
    unnamed: 'sans les noms|sans noms|sans nom|anonyme|anonymement',
    again:
      "pose les m\u00eames questions|posez les m\u00eames questions|redemande la m\u00eame chose|redemande|redemandez|r\u00e9p\u00e8te le sondage|r\u00e9p\u00e8te l\u2019enqu\u00eate|r\u00e9p\u00e8te l'enqu\u00eate|refais le sondage|refais l\u2019enqu\u00eate|refais l'enqu\u00eate|refais-le|r\u00e9p\u00e8te|r\u00e9p\u00e9tez|les m\u00eames questions encore une fois|encore une fois|nouveau tour",
  },
  {
    ask: 'pregunta|preguntad|encuesta|cuestionario',
    who: 'al equipo|a todos|a los compa\u00f1eros|a la gente|a los dem\u00e1s|nos',
    about:
      'c\u00f3mo fue|c\u00f3mo ha ido|c\u00f3mo sali\u00f3|c\u00f3mo|sobre|qu\u00e9 piensan de|acerca de',
    behind: 'fue|ha ido|sali\u00f3|va',
    questions: 'pregunta|preguntas',
    numbers: 'una dos tres cuatro cinco seis siete ocho',
    degree: 'hasta qu\u00e9 punto|en qu\u00e9 medida|qu\u00e9 tan|cu\u00e1n|valora|punt\u00faa',
    send: 's\u00ed|si|env\u00edala|enviar|env\u00eda',
    drop: 'quita|elimina|borra|sin',
    add: 'a\u00f1ade|agrega|pregunta tambi\u00e9n|tambi\u00e9n',
    named:
      'con nombres|con los nombres|con nombre|con sus nombres|con su nombre|no an\u00f3nima|no an\u00f3nimo|nominal',
    unnamed: 'sin nombres|sin los nombres|sin nombre|an\u00f3nima|an\u00f3nimo',
    again:
      'pregunta lo mismo otra vez|pregunta lo mismo de nuevo|pregunta otra vez|pregunta de nuevo|haz las mismas preguntas|las mismas preguntas otra vez|repite la encuesta|repetir la encuesta|rep\u00edtela|repite|lo mismo otra vez|otra ronda|nueva ronda',
  },
  {
    ask: 'chiedi|chiedete|sondaggio|questionario|indagine',
    who: 'al team|alla squadra|al gruppo|a tutti|ai colleghi|agli altri|ci',
    about:
      "com'\u00e8 andato|com\u2019\u00e8 andato|com'\u00e8 andata|com\u2019\u00e8 andata|come \u00e8 andato|come \u00e8 andata|come|su|sul|sulla|cosa pensano di",
    behind: '\u00e8 andato|\u00e8 andata|va',
    questions: 'domanda|domande',
    numbers: 'una due tre quattro cinque sei sette otto',
    degree: 'quanto|in che misura|valuta|dai un voto',
    send: 's\u00ec|si|invia|invialo',
    drop: 'togli|elimina|cancella|senza',
    add: 'aggiungi|chiedi anche|anche',
    named:
      'con i nomi|con nomi|con il nome|con nome|con i loro nomi|non anonimo|non anonima|nominativo|nominativa',
    unnamed: 'senza i nomi|senza nomi|senza nome|anonimo|anonima',
    again:
      "chiedi di nuovo la stessa cosa|chiedi le stesse cose|chiedi di nuovo|chiedi ancora|le stesse domande di nuovo|ripeti il sondaggio|ripeti l\u2019indagine|ripeti l'indagine|ripetilo|ripeti|di nuovo lo stesso|un altro giro",
  },
  {
    ask: 'vraag|vraagt|enqu\u00eate|vragenlijst|peiling',
    who: "het team|ons team|iedereen|allen|de collega\u2019s|de collega's|de anderen|ons",
    about: 'hoe|over|wat ze vinden van|naar',
    behind: 'ging|gegaan is|is gegaan|was|waren|verliep|loopt',
    questions: 'vraag|vragen',
    numbers: 'een twee drie vier vijf zes zeven acht',
    degree: 'hoe tevreden|hoe goed|hoe makkelijk|hoe waarschijnlijk|hoe nuttig|in hoeverre|beoordeel',
    send: 'ja|ja graag|verstuur|verstuur hem',
    drop: 'schrap|verwijder|zonder|haal weg',
    add: 'voeg toe|vraag ook|ook',
    named: 'met namen|met de namen|met naam|met hun naam|met hun namen|niet anoniem|op naam',
    unnamed: 'zonder namen|zonder de namen|zonder naam|anoniem',
    again:
      'vraag hetzelfde nog een keer|vraag hetzelfde opnieuw|vraag het nog een keer|vraag het opnieuw|dezelfde vragen opnieuw|dezelfde vragen nog een keer|herhaal de enqu\u00eate|herhaal de peiling|herhaal de vragenlijst|herhaal hem|herhaal|nog een ronde|volgende ronde',
  },
  {
    ask: 'pergunta|pergunte|inqu\u00e9rito|question\u00e1rio|pesquisa',
    who: '\u00e0 equipa|\u00e0 equipe|ao time|a todos|aos colegas|aos outros|nos',
    about: 'como correu|como foi|como|sobre|o que acham de|acerca de',
    behind: 'correu|foi|est\u00e1 indo',
    questions: 'pergunta|perguntas',
    numbers: 'uma duas tr\u00eas quatro cinco seis sete oito',
    degree: 'qu\u00e3o|at\u00e9 que ponto|em que medida|avalie|avalia',
    send: 'sim|envia|enviar|envie',
    drop: 'retira|remove|remova|apaga|sem',
    add: 'acrescenta|adiciona|adicione|pergunta tamb\u00e9m|tamb\u00e9m',
    named:
      'com nomes|com os nomes|com nome|com o nome|com os seus nomes|n\u00e3o an\u00f3nimo|n\u00e3o an\u00f3nima|n\u00e3o an\u00f4nimo|n\u00e3o an\u00f4nima|nominal',
    unnamed: 'sem nomes|sem os nomes|sem nome|an\u00f3nimo|an\u00f3nima|an\u00f4nimo|an\u00f4nima',
    again:
      'pergunta o mesmo outra vez|pergunta o mesmo de novo|pergunta outra vez|pergunte de novo|as mesmas perguntas outra vez|repete o inqu\u00e9rito|repita a pesquisa|repete-o|repete|repita|outra ronda|nova ronda',
  },
]

const phrasesOf = (name: keyof SurveyWords): string[] =>
  SURVEY_WORDS.flatMap((words) => words[name].split('|')).toSorted((a, b) => b.length - a.length)

const all = {
  ask: phrasesOf('ask'),
  who: phrasesOf('who'),
  about: phrasesOf('about'),
  behind: phrasesOf('behind'),
  questions: phrasesOf('questions'),
  degree: phrasesOf('degree'),
  drop: phrasesOf('drop'),
  add: phrasesOf('add'),
  named: phrasesOf('named'),
  unnamed: phrasesOf('unnamed'),
  again: phrasesOf('again'),
}

const sending = new Set(phrasesOf('send'))

/** The line is an approval and nothing else, in any language. */
export const isApproval = (line: string): boolean => sending.has(line.toLowerCase())

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text)

/** The phrase that the text begins with, whatever its case; null for none. */
export function beginning(text: string, name: keyof typeof all): string | null {
  const lower = text.toLowerCase()
  return all[name].find((one) => lower.startsWith(one) && !isLetter(lower[one.length])) ?? null
}

/** The phrase that the text ends with. */
export function ending(text: string, name: keyof typeof all): string | null {
  const lower = text.toLowerCase()
  return (
    all[name].find((one) => lower.endsWith(one) && !isLetter(lower[lower.length - one.length - 1])) ?? null
  )
}

/** Where the first of the phrases stands, as words of their own. */
export function placeOf(text: string, name: keyof typeof all): { at: number; to: number } | null {
  const lower = text.toLowerCase()
  let first: { at: number; to: number } | null = null
  for (const one of all[name])
    for (let at = lower.indexOf(one); at >= 0; at = lower.indexOf(one, at + 1)) {
      if (isLetter(lower[at - 1]) || isLetter(lower[at + one.length])) continue
      if (!first || at < first.at || (at === first.at && at + one.length > first.to))
        first = { at, to: at + one.length }
      break
    }
  return first
}

/** "three", in any language; null for what is no number up to eight. */
export function numberNamed(word: string): number | null {
  const lower = word.toLowerCase()
  if (/^[1-8]$/.test(lower)) return Number(lower)
  for (const { numbers } of SURVEY_WORDS) {
    const place = numbers.split(' ').indexOf(lower)
    if (place >= 0) return place + 1
  }
  return null
}
