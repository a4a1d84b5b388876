// How French speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const french: PollWords = {
  code: 'fr',
  classes: {
    yes: "me plait|me plaisent|plait|le plus beau|la plus belle|j'adore|je trouve beau|je trouve belle|rien contre|je n'ai rien contre|ca ne me derange pas|aucun souci|rien a redire|oui|ouais|d'accord|ok|okay|bien sur|volontiers|avec plaisir|parfait|super|bon|bien|tres bien|convient|conviennent|me convient|me va|ca me va|va|me vont|possible|disponible|dispo|libre|je peux|je prends|je choisis|je vote pour|je vote|je prefere|je suis pour|pour moi oui|pour|approuve|j'approuve|valide|je valide|c'est valide|accepte|accorde|bon pour accord|feu vert|pas de probleme|aucun probleme|aucune objection|pas d'objection|sans probleme|pourquoi pas|ca marche|marche|ideal|excellent|nickel|absolument|certainement|vas-y|allez-y|je veux|j'aime|j'aimerais|partant|partante|c'est bon",
    no: "pas pour|je ne suis pas pour|je passe|sans moi|non|pas possible|impossible|je ne peux pas|peux pas|pas disponible|pas libre|indisponible|pas dispo|ne convient pas|ne me va pas|pas du tout|surtout pas|absent|absente|en conge|en vacances|occupe|occupee|pris|prise|refuse|je refuse|rejete|contre|je suis contre|desaccord|pas d'accord|n'approuve pas|trop tot|trop tard|trop cher|plutot non|plutot pas|jamais|desole|desolee|je ne valide pas|hors de question|aucune chance|pas question|eviter|a eviter|de preference pas",
    maybe:
      "en deuxieme choix|comme deuxieme choix|en second choix|a defaut|difficile|complique|pas encore|peut-etre|si besoin|si necessaire|s'il le faut|au besoin|a la rigueur|eventuellement|au pire|en dernier recours|pas sur|pas sure|je ne sais pas|incertain|faute de mieux|si on n'a pas le choix|sous reserve|ca depend|plus ou moins|en cas de besoin|si vraiment il faut|en cas d'urgence|en cas de necessite|en cas de force majeure|en dernier ressort|en derniere option|en derniere solution|en solution de secours|comme solution de secours|dans le pire des cas|faute d'autre chose|faute d'autre choix|que si besoin|que si necessaire|que s'il le faut|que s'il le faut vraiment|que si on n'a pas le choix|qu'en cas de besoin|qu'en cas d'urgence|qu'en dernier recours|qu'en dernier ressort|qu'a la rigueur",
    not: 'pas|ne|n|ni|jamais|sans|aucun|aucune|non',
    rather:
      'plutot|de preference|prefere|je prefere|preference|mon favori|ma preferee|mon prefere|surtout|premier choix|avant tout',
    than: 'plutot que|au lieu de|a la place de|que',
    only: 'seulement|uniquement|seul|seule|que le|rien que|juste|ne que',
    all: "n'importe quand|toute la journee|a toute heure|quand vous voulez|tous|toutes|tout|n'importe lequel|n'importe quel|n'importe laquelle|les deux|les trois|les quatre|chacun|toutes les dates|tous les jours|tout me va",
    sorry: 'desole|desolee',
    both: 'les deux|tous les deux|toutes les deux',
    none: "aucun|aucune|aucun d'entre eux|aucune des dates|aucun des deux|rien|aucune date|aucun ne",
    except:
      "sauf|excepte|a part|hormis|mais pas|a l'exception de|en dehors de|juste pas|seulement pas|mais pas le",
    rest: 'le reste|les autres|reste|sinon|tous les autres|toutes les autres|les autres jours|tout le reste|ailleurs',
    indifferent:
      "peu importe|ca m'est egal|m'est egal|egal|comme vous voulez|sans preference|pas de preference|je m'abstiens|abstention|indifferent|au choix|decidez|a vous de voir",
    self: 'moi|je',
    compares: 'devant|derriere|au dessus de|en dessous de|mieux que|a egalite|avant|ex aequo',
    busy: 'entrainement|cours|medecin|dentiste|enfants|deplacement|en deplacement|mariage|enterrement|anniversaire|concert|examen|de garde|salon|chez un client|a l etranger|formation|reunion|rendez vous|rdv|en voyage|jour de repos|conge',
    decided:
      "a approuve|a deja approuve|a valide|a deja valide|a refuse|a vote|est d'accord|est contre|a donne son accord",
    always: 'toujours|tout le temps',
    and: 'et|&|ainsi que|plus|avec|non seulement|pas seulement',
    or: 'ou|ou bien|soit',
    but: 'mais|cependant|par contre|en revanche|toutefois',
    also: 'aussi|egalement|en plus|de plus',
    correction:
      "changement de programme|changement de plan|non attends|attends|attendez|en fait|finalement|plutot non|je voulais dire|pardon|je veux dire|rectification|correction|reflexion faite|a la reflexion|oups|ah non|non plutot|euh non|je change d'avis|je change mon vote|tout compte fait|apres reflexion|ou plutot",
    condition:
      'avec des reserves|avec modifications|avec reserves|avec des modifications|s il|s ils|s elle|sous reserve de|du moment qu|tant qu|a condition qu|pourvu qu|si|seulement si|a condition que|a condition|pourvu que|sous reserve que|tant que|sauf si|a moins que|mais seulement si|uniquement si|du moment que|dans la mesure ou|des lors que',
    otherwise: 'sinon|autrement',
    because: 'parce que|car|puisque|comme|a cause de|en raison de',
    article: 'le|la|les|l|un|une|du|de la|numero|no|n°|pour|au|aux|des|mon|ma|ce|cette|de|d',
    is: "est|sont|serait|c'est|je|moi|me|mon vote|je suis|j|on|nous|seraient|ce serait|ira|m|mon choix|va pour|ca",
    please: "s'il vous plait|s'il te plait|svp|stp|merci|pour moi|pour ma part|de mon cote",
    option: 'options|numeros|creneaux|propositions|option|numero|choix|proposition|reponse|no|creneau|lettre',
    away: "ne travaille plus|ne fais plus partie|ne fait plus partie|a quitte l'entreprise|ai quitte l'entreprise|conge parental|conge maternite|absente du bureau|absent du bureau|je suis absent|je suis absente|reponse automatique|message d'absence|en conge jusqu'au|en vacances jusqu'au|absence du bureau",
    last: 'derniere|dernier|le dernier|la derniere',
    lastRank: 'en dernier|en derniere position|pour finir|en derniere place|le moins|a la fin|enfin',
    after: 'apres|a partir de|des|pas avant|plus tard que|pas avant le',
    before: "avant|jusqu'a|plus tot que",
    morning: 'matin|matinee|le matin|les matins|matins',
    afternoon: "apres-midi|l'apres-midi|les apres-midi",
    evening: 'soir|soiree|le soir|les soirs|soirs',
    same: "comme|meme que|la meme chose que|le meme que|pareil que|idem que|meme choix que|meme vote que|je suis|je me range a l'avis de|tout comme|la meme que|les memes que|+1 a|ce que dit|ce que veut|ce que decide",
    behalf:
      'au nom de|de la part de|pour nous deux|nous deux|vote aussi|par procuration|a la place de|nous votons tous les deux',
    relative:
      'collegue|femme|mari|chef|patron|partenaire|fils|fille|frere|soeur|ami|amie|mere|pere|assistant|assistante|equipe|epouse|epoux|compagnon|compagne',
    votes:
      'disent|veulent|preferent|aime|prendra|prendrait|dit|veut|vote|choisit|prefere|prend|souhaite|voudrait|aimerait|est pour|a choisi|pense|peut|approuve|vote aussi|opte',
    later:
      'bien recu|bien note|recu|je dois demander|je dois voir|je dois verifier|laissez moi|je vais en parler|j en parle|je demande d abord|je repondrai|je reponds|je vous dis|je te dis|je reviens vers|je regarde|je vais regarder|plus tard|je dois verifier|je vais voir|je verifie|je vous tiens|reponse demain|je vais reflechir|dois encore',
    close:
      'fermer|ferme|fermez|cloturer|cloture|cloturez|clos|terminer|termine|terminez|arreter le vote|fin du vote',
    results:
      "resultats|resultat|ou en est-on|ou en est|qui a vote|qui n'a pas vote|bilan|etat des votes|etat",
    remind: 'rappel|rappelle|rappelez|relance|relancer|relancez|envoyer un rappel|envoie un rappel',
    open: "voter maintenant|lance le vote|lancez le vote|on vote maintenant|envoie|envoyer|envoyez|envoi|lance|lancer|lancez|publier|c'est bon|parfait|allez-y|vas-y|oui|demarrer",
    reopen: 'rouvrir|rouvre|rouvrez|reouvrir|reouvre',
    extend:
      "prolonge|prolonger|prolongez|repousse|repousser|reporter|jusqu'a|jusqu'au|delai|jours de plus|laisser ouvert",
    add: 'ajoute|ajouter|ajoutez|autre option|nouvelle option|une option de plus|option supplementaire',
    more: 'de plus|supplementaires|encore|plus',
    ask: "votez|voter|merci de voter|vote|choisissez|sondage|vous convient|vous conviendrait|preferez-vous|vous preferez|preferez vous|votre choix|votre preference|votre vote|veuillez choisir|vous arrange|vous va|cochez|indiquez|le mieux|merci de choisir|vous plait|ce qui vous convient|ce qui vous arrange|dites moi|qu'en pensez vous|qu'est ce qui vous convient",
    which: 'quel|quelle|quels|quelles|lequel|laquelle|ou|quand|que|qui|qu|comment|combien',
    shall:
      'est-ce que|faut-il|devons-nous|voulez-vous|peut-on|doit-on|passons-nous|allons-nous|etes-vous|avez-vous|pouvons-nous|souhaitez-vous|on|prenons-nous|faisons-nous|achetons-nous|acceptez-vous|approuvez-vous|serez-vous|pouvez-vous|venez-vous|aimeriez-vous|voudriez-vous',
    every: 'tous|vous|nous|tout le monde|les amis|les gars|on|chacun|equipe|notre|nos|collegues',
    poll: 'fais un sondage|faites un sondage|un sondage|sondage sur|cree un sondage|lance un sondage|sondage pour|un vote sur|organise un vote',
    pickMany:
      'plusieurs|plusieurs choix|choix multiple|choix multiples|plusieurs reponses|tous ceux|toutes celles|autant que|cochez tout|plusieurs possibles|plus d un|jusqu a trois|jusqu a deux|tout ce qui',
    pickOne: 'un seul|une seule|un seul choix|une seule reponse',
    rank: 'classez|classer|classement|par ordre|ordre de preference|par preference|ordonnez|dans l ordre|du meilleur au|hierarchisez|par priorite',
    yesOrNo: 'oui ou non|oui/non|pour ou contre',
    approve:
      'valider|validation|approuver|approbation|accord|votre accord|approuvez|merci de valider|autoriser|validez|bon pour accord|donner votre accord|approuvez-vous',
    mustApprove:
      'doit approuver|doivent approuver|doit valider|doivent valider|doit signer|doit donner son accord|doit etre d accord',
    deadline:
      "avant|jusqu'au|jusqu'a|date limite|au plus tard|cloture|d'ici|fin du vote|avant le|delai|se termine|fermeture|echeance|je commande|je passe commande|je vais commander|je dois commander|je reserve|je dois reserver|je decide",
    anonymous:
      'anonyme|anonymement|vote secret|a bulletin secret|secret|sans noms|personne ne verra qui|personne ne saura qui|confidentiel',
    hidden:
      'resultats a la fin|resultats apres|resultats seulement|resultats caches|masquer les resultats|cacher les resultats|resultats masques|ne pas montrer les resultats|resultats uniquement',
    quorum: 'au moins|quorum|minimum|un minimum de|pas moins de',
    answers: 'votes|reponses|voix|votants|participants|personnes|avis',
    onlyThey: 'seuls|seulement|uniquement|peuvent voter|votent|demande seulement|voter|demande a',
    majority: 'majorite|a la majorite|la majorite decide|majorite simple|majorite absolue|plus de la moitie',
    unanimous: "unanimite|a l'unanimite|tout le monde doit|tous doivent|unanime|chacun doit|consensus",
    request:
      "peux-tu|pouvez-vous m|pourriez-vous|pourrais-tu|envoie-moi|envoyez-moi|as-tu|sais-tu|savez-vous|quelqu'un|peux-tu m|puis-je|est-ce que je|avez-vous recu|y a-t-il|qui a|qui sait|tu peux",
    offer:
      "je propose|nous proposons|je vous propose|je te propose|on propose|au choix|on pourrait|nous pourrions|les options sont|les choix sont|j'ai pense a|pour l'instant nous avons|pour l'instant",
    ideas:
      "des idees|vos idees|idees bienvenues|idees pour|une idee pour|d'autres idees|autres idees|vos propres idees|des suggestions|vos suggestions|suggestions bienvenues|suggestions pour|d'autres suggestions|vos propositions|d'autres propositions|proposez|ajoutez les votres|ajoutez vos",
    smallTalk: 'comment allez-vous|comment ca va|ca va|comment vas-tu|quoi de neuf',
    times:
      'date|dates|jour|jours|soir|soiree|creneau|creneaux|horaire|heure|quand|week-end|semaine|matin|reunion',
  },
  ordinals:
    'premier/premiere/en premier/1er/1ere/d abord/en premiere place/premierement, deuxieme/second/seconde/2e/2eme/en deuxieme/deuxiemement/en second, troisieme/3e/3eme/en troisieme/troisiemement, quatrieme/4e/4eme/en quatrieme, cinquieme/5e/5eme, sixieme, septieme, huitieme, neuvieme, dixieme',
  numbers: 'un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
  weekdays:
    'lundi/lundis/lun, mardi/mardis/mar, mercredi/mercredis/mer, jeudi/jeudis/jeu, vendredi/vendredis/ven, samedi/samedis/sam, dimanche/dimanches/dim',
  ifNeedBe: {
    when: 'si|s|quand|lorsque',
    need: "besoin|vraiment besoin|besoin est|il y a besoin|necessaire|vraiment necessaire|absolument necessaire|strictement necessaire|c'est necessaire|c'est vraiment necessaire|c'est absolument necessaire|c'est indispensable|indispensable|il le faut|il le faut vraiment|il faut|il faut vraiment|vraiment il faut|vraiment il le faut|je dois|je dois vraiment|on doit|on n'a pas le choix|on n'a pas d'autre choix|je n'ai pas le choix|il n'y a pas le choix|il n'y a pas d'autre choix|il n'y a pas d'autre solution|il n'y a pas d'autre option|il n'y a pas d'autre possibilite|il n'y a pas d'alternative|il n'y a rien d'autre|il n'y a rien de mieux|pas d'autre choix|pas d'autre solution|pas d'autre option|rien d'autre|rien d'autre ne marche|rien d'autre ne convient|rien d'autre n'est possible|on ne peut pas faire autrement|on ne peut faire autrement|inevitable|c'est inevitable",
  },
  ranges: {
    since: 'a partir de|a partir du',
    from: 'de|du',
    to: 'a|au|jusqu a|jusqu au',
    on: '',
    between: 'entre',
  },
  kinds: {
    single: 'un seul|une seule|un choix|choix unique|un seul choix|unique|simple',
    multiple: 'plusieurs|multiple|choix multiple|choix multiples|plusieurs choix',
    ranked: 'classement|classer|ordre|par ordre|rang',
    yes_no: 'oui non|oui ou non',
    approval: 'approbation|validation|accord|valider|approuver',
    schedule: 'date|dates|horaire|horaires|rendez-vous|rdv|creneau|creneaux',
  },
  kindFrame: "c'est|c|est|le|la|l|sondage|vote|question|svp|stp|s'il vous plait|s'il te plait|en|comme|de|du",
}
