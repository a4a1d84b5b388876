// How people decide, propose, assent and report, as data of each language; all of it folded text.

interface OutcomeWords {
  /** Said of a matter that is settled by saying it. */
  decides: readonly string[]
  proposes: readonly string[]
  /** At the head of a sentence. */
  assents: readonly string[]
  /** At the head of a sentence that says what it is to be: "OK then Thursday". */
  accepts: readonly string[]
  done: readonly string[]
  /** How somebody says what they would like. */
  wishes: readonly string[]
  /** Of a proposal that somebody does not want. */
  objects: readonly string[]
}

const en: OutcomeWords = {
  decides: [
    "let's (?:do|go|use|take|have|make|keep|leave|drop|meet|book|order|start|run|invite|skip|move|stay|stick)",
    "(?:so|then|right|ok|okay|fine|good|great),? we(?:'ll| will)",
    "we(?:'ll| will) (?:go|take|use|keep|drop|leave|stick|skip|invite|book|order)",
    "(?:so |then )?(?:that's|that is|it's) (?:agreed|settled|decided)",
    '(?:please|you can|to) go ahead',
    'approved',
    "we're dropping|we are dropping",
  ],
  proposes: [
    'how about|what about|what if we|why not|shall we|could we',
    '(?:i|we) (?:suggest|propose)',
    'my suggestion',
  ],
  assents: [
    '\\+1|seconded|agreed|me too|please do|go ahead|sounds (?:good|great|fine)|works for|fine (?:by|with)',
    "(?:i'm|i am|we're|we are) (?:happy|fine|ok|okay|good) with",
    'happy with|(?:i )?can live with|(?:yes|ok|okay|good idea|great idea|perfect)',
  ],
  accepts: [
    "(?:ok|okay|right|fine|good|great|perfect|all right|alright|agreed|deal|yes)(?:,? (?:so|then|for|with|to|let's say))*",
  ],
  done: [
    'done|finished|completed|sent|paid|booked|fixed|shipped|signed|submitted|ordered|uploaded|posted',
    'delivered|solved|attached|enclosed|merged|confirmed|arranged|placed|invited|published|deployed',
    '(?:are|is) (?:all )?(?:in|out|up|ready)',
    '(?:i|we)(?: have)? (?:rang|called|asked|spoke|checked|told)',
  ],
  wishes: ["i'd|i would|please|i think we should|i suggest|i propose"],
  objects: ['against|rather not|disagree|bad idea|not happy|would not'],
}

const de: OutcomeWords = {
  decides: [
    'dann (?:machen|nehmen|bleiben|fahren|gehen|treffen|buchen|bestellen) wir',
    'wir (?:nehmen|wechseln|bleiben bei|entscheiden uns|machen es|einigen uns)',
    'abgemacht|so machen wir|machen wir so|es bleibt bei|steht (?:damit )?fest',
  ],
  proposes: ['wie ware es|was haltet ihr|ich schlage vor|mein vorschlag|sollen wir|konnten wir|wollen wir'],
  assents: ['einverstanden|passt|gerne|bin dafur|finde ich gut|klingt gut|ja|gute idee|von mir aus'],
  accepts: [
    '(?:ok|okay|gut|also gut|prima|perfekt|alles klar|einverstanden|abgemacht|in ordnung|passt|ja)(?:,? (?:dann|also|mit|fur|am))*',
  ],
  done: [
    'erledigt|fertig|geschickt|gesendet|bezahlt|gebucht|bestellt|reserviert|anbei|angehangt|im anhang',
    'uberwiesen|hochgeladen|verschickt|bestatigt|beigefugt',
  ],
  wishes: ['ich ware|ich wurde|ich mochte|bitte|ich schlage vor'],
  objects: ['dagegen|lieber nicht|eher nicht|schlechte idee'],
}

const fr: OutcomeWords = {
  decides: [
    "on (?:prend|garde|part sur|choisit|reste sur)|nous (?:prenons|retenons)|c'est (?:decide|entendu)|entendu,|va pour",
  ],
  proposes: ['je propose|et si (?:on|nous)|pourquoi pas|que diriez-vous|on pourrait'],
  assents: ["d'accord|ca me va|parfait|entendu|oui|bonne idee"],
  accepts: [
    "(?:ok|d'accord|entendu|parfait|tres bien|ca marche|c'est bon|oui)(?:,? (?:alors|pour|donc|avec|disons))*",
  ],
  done: ['termine|envoye|fait|reserve|commande|paye|en piece jointe|ci-joint|confirme'],
  wishes: ["je prefere|je voudrais|j'aimerais|je propose|a mon avis"],
  objects: ["plutot pas|je suis contre|pas d'accord"],
}

const es: OutcomeWords = {
  decides: ['nos quedamos con|quedamos en|vamos con|trato hecho|queda decidido'],
  proposes: ['propongo|que tal si|que os parece|y si'],
  assents: ['de acuerdo|me parece bien|vale|si|perfecto'],
  accepts: ['(?:ok|vale|de acuerdo|perfecto|muy bien|conforme|si)(?:,? (?:entonces|para|pues|con|el))*'],
  done: ['hecho|enviado|reservado|pagado|adjunto|terminado|confirmado'],
  wishes: ['preferiria|me gustaria|propongo'],
  objects: ['en contra|mejor no'],
}

const it: OutcomeWords = {
  decides: ['prendiamo|andiamo con|facciamo cosi|scegliamo|e deciso'],
  proposes: ['propongo|che ne dite|e se'],
  assents: ["d'accordo|va bene|perfetto|si|per me va bene"],
  accepts: ["(?:ok|va bene|d'accordo|perfetto|benissimo|si)(?:,? (?:allora|per|quindi|con))*"],
  done: ['fatto|inviato|prenotato|pagato|in allegato|confermato'],
  wishes: ['preferirei|vorrei|propongo'],
  objects: ['contrario|meglio di no'],
}

const nl: OutcomeWords = {
  decides: ['we nemen|we gaan voor|dan doen we|afgesproken|we kiezen'],
  proposes: ['ik stel voor|zullen we|wat vinden jullie van'],
  assents: ['akkoord|prima|eens|goed idee|ja'],
  accepts: ['(?:ok|oke|akkoord|prima|goed|afgesproken|in orde|ja)(?:,? (?:dan|dus|voor|met|op))*'],
  done: ['klaar|gedaan|verstuurd|geboekt|gereserveerd|betaald|bijgevoegd|in de bijlage|bevestigd'],
  wishes: ['ik zou|ik wil|ik stel voor'],
  objects: ['tegen|liever niet'],
}

const pt: OutcomeWords = {
  decides: ['ficamos com|vamos com|combinado|ficou decidido'],
  proposes: ['proponho|que tal|e se'],
  assents: ['de acordo|concordo|por mim tudo bem|sim|perfeito'],
  accepts: ['(?:ok|de acordo|combinado|perfeito|muito bem|esta bem|sim)(?:,? (?:entao|para|com))*'],
  done: ['feito|enviado|reservado|pago|em anexo|confirmado'],
  wishes: ['prefiro|gostaria|proponho'],
  objects: ['contra|melhor nao'],
}

const pl: OutcomeWords = {
  decides: ['bierzemy|decydujemy sie|ustalone|postanowione|uzgodnione'],
  proposes: ['proponuje|a moze|co powiecie na'],
  assents: ['zgoda|zgadzam sie|pasuje|tak|dobry pomysl'],
  accepts: ['(?:ok|dobrze|zgoda|swietnie|w porzadku|tak)(?:,? (?:wiec|zatem|to))*'],
  done: ['zrobione|wyslane|zarezerwowane|zaplacone|w zalaczniku|potwierdzone|gotowe'],
  wishes: ['wolal|chcial|proponuje'],
  objects: ['przeciw|raczej nie'],
}

const languages = [en, de, fr, es, it, nl, pt, pl]

const anyOf = (field: keyof OutcomeWords) => languages.flatMap((words) => words[field]).join('|')

/** A word of `decides` at its own borders. */
export const DECIDES = new RegExp(`\\b(?:${anyOf('decides')})(?![\\p{L}])`, 'u')
export const PROPOSES = new RegExp(`\\b(?:${anyOf('proposes')})(?![\\p{L}])`, 'u')
export const ASSENTS = new RegExp(`^(?:${anyOf('assents')})(?![\\p{L}])`, 'u')
/** With the comma or the words behind it; what follows is what was accepted. */
export const ACCEPTS = new RegExp(`^(?:${anyOf('accepts')})[,:]?(?= )`, 'u')
export const DONE = new RegExp(`\\b(?:${anyOf('done')})(?![\\p{L}])`, 'u')
export const WISHES = new RegExp(`\\b(?:${anyOf('wishes')})(?![\\p{L}])`, 'u')
export const OBJECTS = new RegExp(`\\b(?:${anyOf('objects')})(?![\\p{L}])`, 'u')
