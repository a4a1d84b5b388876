// How French rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const french: RuleWords = {
  code: 'fr',
  cues: {
    when: "quand, lorsque, lorsqu', si, s', des que, chaque fois que, dont, qui, que, qu'",
    consequence: 'alors, sinon',
    unless:
      'sauf, sauf si, sauf quand, a moins que, excepte, hormis, mais pas, a part, sauf ceux|celles de|qui',
    either: 'soit',
    or: 'ou, soit',
    and: 'et, ainsi que, plus, +, &',
    mails:
      'mail, mails, e-mail, e-mails, email, emails, courriel, courriels, message, messages, tout, toute, tous, toutes, tout ce, chaque, courrier, courriers, choses, tous les mails|messages|courriels, ceux, celles',
    tasks: 'tache, taches, des taches, de taches, les taches, de tache',
    not: "ne, n', jamais, pas, aucun, aucune, plus jamais, arrete, arretez, rien, cesse, pas de",
    from: "de, du, des, d', de la, de l', venant de|du|des, provenant de|du|des, envoye|envoyes par, expediteur, l' expediteur est, vient|viennent de|du|des, de la part de|du",
    outside: 'en dehors de, hors de, pas de la part de',
    writes: "ecrit, ecrivent, envoie, m' envoie, nous envoie, m' ecrit, nous ecrit, envoient, transfere",
    sentTo: "envoyes|envoye|adresses|adresse a, a l' adresse",
    subject:
      "dans l' objet, objet, avec l' objet, l' objet, dont l' objet, en objet, dans le sujet, le sujet, sujet",
    says: 'mentionne, mentionnent, contient, contiennent, contenant, dit, parle de|du|des, parlent de|du|des, concernant, au sujet de|du|des, a propos de|du|des, avec le mot, avec les mots, le mot, sur, porte sur, commence par',
    asks: 'demande, demandent, demande|demandent un|une, demandant, questions sur, question sur, demandes de, demande de|des, veut savoir, se renseigne sur, reclame',
    anybody: "quelqu' un, on, les gens, un client, les clients, n' importe qui, une personne",
    newsletter:
      'newsletter, newsletters, infolettre, infolettres, lettres d information, publicites, lettre d information',
    invitation: "invitations de calendrier, invitations d' agenda, invitations a une reunion, invitations",
    autoreply: "reponses automatiques, messages d' absence, reponse automatique, messages automatiques",
    copied:
      'seulement en copie, que en copie, en copie, uniquement en copie, simplement en copie, juste en copie, en cc',
    attached:
      'piece jointe, pieces jointes, avec piece jointe, avec une piece jointe, avec pieces jointes, en piece jointe, ci-joint, avec un fichier, joint, jointe',
    weekend:
      'le week-end, week-end, week-ends, le weekend, les week-ends, samedi ou|et dimanche, le samedi ou|et le dimanche, weekend',
    after: 'apres',
    before: 'avant',
    undated:
      "sans date, pas de date, aucune date, sans echeance, pas d' echeance, aucune echeance, sans delai",
    unassigned: "sans responsable, a personne, personne n' est nomme, aucun responsable",
    goes: 'va a, vont a, doit aller a, doivent aller a, revient a, est pour, sont pour, reviennent a, donne a, donner a, envoie a, va chez, vont chez',
    into: 'dans, dans le, va|vont dans, va|vont dans le, range dans, classe dans, sous, mets-les dans, mets-le dans',
    project: 'projet, le projet, au projet, dans le projet, du projet, projet est',
    to: 'a, pour, au, aux, chez',
    high: 'priorite haute, priorite elevee, haute priorite, urgent, urgente, urgents, urgentes, prioritaire, prioritaires, importante?, elevee, haute, tres urgent, priorite maximale, est|sont important|importants|importantes',
    normal: 'priorite normale, priorite moyenne, normale, moyenne, normal',
    low: 'priorite basse, basse priorite, priorite faible, faible priorite, basse, faible, pas urgent, pas urgente, peu urgent, peu important, non urgent, peut attendre',
    priority: 'priorite',
    assign:
      'assigne, assigner a, assigne a, attribue, attribue a, attribuer a, confie, confie a, mets, charge, confier a, assigne-les a, assigne-le a, donne-les a, donne-le a, affecte, affecte a',
    takes:
      "s' en occupe, s' occupe, prend, prend en charge, gere, doit gerer, doit s' en occuper, s' en charge, recoit, les recoit, traite",
    me: 'moi, me',
    copy: 'copie, mets en copie, ajoute, mettre en copie, implique, inclus, fais venir, fais intervenir, met en copie, mettez en copie',
    too: 'aussi, egalement, en plus',
    forward:
      'transfere a, transferer a, transferez a, fais suivre a, faire suivre a, transmets a, transmettre a, fais suivre, transfere',
    label:
      "etiquette, l' etiquette, avec l' etiquette, libelle, marque avec, etiquette-les, label, tag, recoit|recoivent l' etiquette, mets l' etiquette, etiqueter, marquer avec",
    due: "echeance, pour echeance, a rendre, date limite, a faire, l' echeance est, echeances, du dans",
    within: 'sous, dans, dans un delai de, d ici, en',
    day: 'jour, jours',
    week: 'semaine, semaines',
    workday: 'jour ouvre, jours ouvres, jours ouvrables, jour ouvrable',
    tomorrow: 'demain, le lendemain, le jour suivant, lendemain',
    monthEnd: 'fin du mois, a la fin du mois, fin de mois, en fin de mois, la fin du mois',
    ignore:
      'ignore, ignorer, ignorez, ignores, laisse tranquille, laisse de cote, pas de taches, aucune tache, a ignorer, laisser de cote, ne touche pas',
    suggest:
      'seulement suggerer, suggere seulement, suggestions seulement, que des suggestions, uniquement des suggestions, suggerer seulement, propose seulement, seulement proposer, seulement proposees',
    daily: 'quotidien, quotidienne, par jour, une fois par jour, chaque jour',
    weekly: 'hebdomadaire, par semaine, chaque semaine, une fois par semaine',
    digest: 'resume, recapitulatif, synthese, recap, resumes',
    away: 'je suis absent|absente, je suis en conge|conges|vacances, je suis en voyage, je suis malade, je suis, je serai, mon absence, mes vacances|conges, pendant mes vacances|conges, pendant que je suis, en vacances, en conge|conges, tant que je suis, pendant mon absence, je pars, absent, absente, en arret maladie',
    awayFirst: 'parti, partie, ailleurs',
    mine: 'mes taches, mes mails, mon travail, mes affaires, mes messages, tout ce qui est a moi, mes dossiers, les miennes, les miens',
    delegate: 'mon remplacant est, ma remplacante est, remplacant, remplacante, delegue a',
    covers:
      'me remplace, me remplacera, prend le relais, prendra le relais, assure l interim, me supplee, assure mon remplacement',
    noReminders:
      'pas de rappels, pas de rappel, plus de rappels, aucun rappel, sans rappels, suspends les|mes rappels, arrete les|mes rappels, arretez les rappels, ne me rappelle rien, coupe les rappels, mets les rappels en pause, je ne veux pas de rappels',
    noTasks:
      "ne m' assigne rien, ne m' assignez rien, pas de taches pour moi, plus de taches pour moi, pas de nouvelles taches, ne me donne rien, ne m' attribue rien, ne me donne pas de taches",
    onReturn: 'a mon retour, quand je reviens, quand je rentre, quand je serai de retour',
    ends: 'mon absence se termine, fin de mon absence, termine mon absence, mon absence est terminee, mes vacances sont terminees',
    back: 'de retour, je suis de retour, je reviens, je rentre, retour, je serai de retour, de retour au bureau',
    until: "jusqu' au, jusqu' a, jusqu' en, jusqu', d' ici, jusque",
    term: "du, de, entre, des, pendant, pour, d', les, ces",
    impossible:
      'paie, paye, payer, supprime, supprimer, efface, effacer, reponds, repondre, repondez, commande, achete, appelle, traduis, imprime, signe, approuve, vire, reserve, accepte, bloque, supprimez',
    telling: 'a dit, disait, m a dit, a raconte, avait dit',
    question: 'pourquoi, comment, quel, quelle, est-ce, combien',
    request: 'peux-tu, pouvez-vous, pourrais-tu, pourriez-vous, tu peux',
    vague:
      "les importants, les plus importants, mails importants, choses importantes, l' important, l' urgent, les urgents, en haut, en premier, les ennuyeux, messages importants, ce qui est important|urgent, les trucs importants, certains, certaines, quelques mails",
    aside: 'ce sont juste, ce ne sont que, au lieu de|du|des, car ce, parce que ce, plutot que',
    noise:
      "le, la, les, l', un, une, mon, ma, mes, notre, nos, votre, vos, son, sa, ses, leur, leurs, ce, cet, cette, ces, c', est, sont, soit, s'il te plait, svp, merci, stp, s' il te plait, s' il vous plait, toujours, nouvelle regle, regle, doit, doivent, etre, mettre, creer, cree, crees, fais, faire, en, y, il, elle, ils, elles, je, veux, voudrais, dessus, avec, va, vont, automatiquement, tout de suite, directement, a partir, a partir de maintenant, desormais, dorenavant, le lui, lui, les y, ici, me concernant, arrivent, arrive, recus, recu, tu, vous, nous, passe, passent, deviennent",
  },
  leads: "a partir de maintenant, a partir d'aujourd'hui, desormais, dorenavant, nouvelle regle, regle",
  numbers: 'un|une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze',
  weekdays:
    'lundi|lundis, mardi|mardis, mercredi|mercredis, jeudi|jeudis, vendredi|vendredis, samedi|samedis, dimanche|dimanches',
  articles: "un, une, le, la, l', les, des, mon, ma, mes, notre",
  links: "de, du, des, d', en, au, aux, sur, dans",
  files:
    'pdf|pdfs, spreadsheet|feuille de calcul|feuilles de calcul|tableur|tableurs|excel, image|images|photo|photos, zip|zips, word document|document word|documents word, presentation|presentations',
}
