// How French replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const french: ReplyLanguage = {
  code: 'fr',
  words: {
    done: "fait, faite, faits, faites, termine, terminee, termines, terminees, fini, finie, finis, finies, boucle, bouclee, boucles, bouclees, regle, reglee, regles, reglees, pret, prete, prets, pretes, ok pour, bon pour, c'est bon, c'est fait, c'est regle, c'est parti, parti, partie, partis, parties, sont parties, est parti, en place, en ligne, livre, livree, livres, livrees, recu, recue, recus, recues, cloture*, clos, close, acheve*, cochez, cocher, coche, a cocher, valide*, signe*, confirme*, confirmation, dans la boite, expedie*, chose faite, au point, pose, posee, posees, c'est dans la poche, a jour, c'est signe, affaire classee, classe, rien a faire, ✅, ✔, ☑, 🎉, [x]",
    begun:
      "commence*, entame*, demarre*, debute*, en cours, je suis dessus, dessus, travaille*, en train, avance, avancee, a moitie, moitie, ebauche, brouillon, premiere version, premiers, lance, lancee, attaque*, mis a, mise en route, en chantier, en bonne voie, deja, pour l'instant, jusqu'ici, sur, il manque",
    part: 'moitie, partie, en partie, partiellement, quelques, certains, manque, manquent, reste, restent, il reste, il manque, pas tous, pas toutes, %, pour cent, un tiers, deux tiers, sur, seulement, que, une partie, encore',
    waiting:
      "attend*, attente, en attente, j'attends, on attend, nous attendons, bloque*, coince*, suspendu*, en suspens, pause, a l'arret, depend*, tant que, sans reponse, pas de reponse, aucune reponse, ne repond pas, pas de nouvelles, toujours rien, impossible de, impossible, ne peux pas avancer, peux pas, tributaire, avant que, il me faut d'abord, d'abord, faute de, manque, gele*, au point mort, ne peut pas, il faut que, ne donne pas signe, rien recu, toujours pas, coince, coincee qu'",
    free: "debloque*, plus bloque*, n'attends plus, n'attendons plus, peut reprendre, reprend, on peut continuer, feu vert, repart, enfin recu, plus en attente, leve, peut avancer",
    off: "annule*, annulation, laisse tomber, laissez tomber, laissons tomber, laisser tomber, oublie*, oubliez, abandonne*, supprime*, retire*, retirer, enleve*, raye*, plus besoin, pas besoin, plus la peine, pas la peine, inutile, plus necessaire, pas necessaire, plus utile, n'est plus, ne faut plus, on se passe, se passer, sans objet, caduc, caduque, tombe a l'eau, n'aura pas lieu, renonce*, on renonce, on arrete, ne se fera pas, ne fait plus, finalement, plus, ne sert a rien, fait l'impasse, impasse, tant pis, ne vaut pas, deja sur, hors sujet, dispense*, epargne*",
    open: 'rouvre*, rouvrir, rouvert*, a refaire, refaire, de nouveau, a nouveau, encore ouvert, pas termine finalement, trop vite, je me suis trompe, erreur, correction, repris, reprendre, retour a, revient, rectif*, au final pas, zero, en fait non',
    move: "reporte*, report, repousse*, decale*, deplace*, avance*, avancer, avancee, retarde*, prolonge*, recule*, remet*, remis*, plutot, au lieu, pas avant, au plus tot, laisse-moi jusqu', laissez-moi jusqu', donne-moi jusqu', donnez-moi jusqu', jusqu'au, besoin de plus de temps, delai, plus de temps, date, echeance, passe au, passe, passons, pousse, glisse, au plus tard, fixe*, attendre, livrer, rendrai, enverrai, prendrai, ferai, pour le, mets, mettre, met",
    later: 'plus tard, apres, de plus, retard, supplementaire, supplementaires, decalage, suivant, suivante',
    earlier: 'plus tot, avant, avance, avancer, en avance, avancee',
    deadline: 'echeance, echeances, delai, delais, date, dates, date limite, limite, deadline, terme',
    take: "m'en charge, m'en occupe, je le prends, prends, prend, prendre, prennent, prenons, m'occupe, m'en occupe, s'occupe, s'en occupe, occupe*, charge, se charge, me charge, je m'en charge, gere, geres, gerer, fais, fait, faire, fera, ferai, reprends, reprend, reprendre, recupere*, assure*, c'est moi, c'est lui, c'est elle, a ma place, a sa place, a la place de, pour moi, pour lui, pour elle, veut bien, propose de, prend le relais, relais, remplace*, relaie, envoie, moi qui, lui qui, elle qui, responsable, t' occuper, te charges, t' en occupes, veux bien",
    give: 'confie*, confions, donne*, donner, donnons, passe*, transmet*, attribue*, assigne*, reviens, revient a, revient, delegue*, laisse, laisser, a toi, a vous, vers, desormais, dorenavant, pour, bascule*, refile*',
    swap: "echange*, echanger, intervert*, permut*, inverse*, change avec, en echange, a l'inverse",
    quit: "ne pourrai pas, ne pourrai plus, ne peux plus, quelqu'un d'autre, me retire, conge, en arret, malade, absent*, pas le temps, debord*, plus disponible, decharge*, sans responsable",
    share:
      'ensemble, a deux, partage*, partager, avec moi, avec, tous les deux, aide*, aider, epaule*, moitie moitie, en binome, binome, coup de main, renfort',
    urgent:
      "urgent*, urgence, prioritaire*, priorite, priorites, en premier, d'abord, avant tout, presse, pressant, important*, crucial*, critique*, essentiel*, tout de suite, immediatement, au plus vite, vite, des que possible, asap, passe avant, haute, en tete, brule",
    calm: "pas urgent*, pas presse, rien ne presse, ne presse pas, plus urgent*, pas d'urgence, moins urgent*, moins important*, peut attendre, quand tu peux, quand vous pouvez, quand tu auras, tranquillement, prends ton temps, basse, faible, sans urgence, secondaire, non prioritaire, pas prioritaire, quand vous voulez, a l'occasion, au second plan",
    rename:
      "renomme*, rebaptise*, appelle*, appelons, appelez, s'appelle, intitule*, titre, lire, il faut lire, devrait s'appeler, nom, libelle*, formul*, appelons-le, appelons-la",
    merge:
      'fusionne*, fusion, regroupe*, rassemble*, combine*, meme chose, la meme tache, doublon, fait doublon, fait partie de, en un seul, inclus*, integre*, compris dans, revient au meme, un seul point, joindre',
    add: "aussi, encore, en plus, de plus, ajoute*, ajouter, ajoutez, autre, autre chose, nouveau, nouvelle, egalement, par ailleurs, au passage, il faudrait, il faudra, supplementaire, oublie, j'oubliais, j'avais oublie, sur la liste, a la liste, ps, tant que j'y suis, ensuite",
    keep: "reste*, garde*, inchange*, comme prevu, comme convenu, tel quel, telle quelle, dans les temps, a l'heure, maintien*, maintenu*, continue*, ne change pas, ne bouge pas, ne bougent pas, ne changent pas, conserve*, idem, dans les delais",
    not: "ne, n', pas, plus, jamais, rien, aucun, aucune, non, ni, sans, guere, personne",
    unsure:
      "peut-etre, peut etre, je crois, crois, pense, je pense, sans doute, probablement, apparemment, il parait, il semble, semble, j'espere, espere, possible, pas sur, pas sure, devrait, devraient, pourrait, pourraient, serait, seraient, normalement, a priori, en theorie, aucune idee, il me semble, suppose, eventuellement, voir, aurait, auraient, croise",
    heard:
      "entendu, parait, parait-il, il parait, on m'a dit, m'a dit, dit que, disent, selon, d'apres, rumeur, soi-disant, m'a raconte, on dit, aurait, ragot*, bruit, raconte*",
    if: "si, s'il, s'ils, au cas, sauf si, a moins, a condition, sinon, autrement, cas ou",
    once: "quand, des que, une fois, lorsque, apres, avant de, tant que, jusqu'a ce, aussitot, puis",
    will: "vais, va, vont, allons, allez, demain, bientot, prochain*, prochaine, prevu, compte, sera, serai, seront, aurai, aura, ferai, fera, tout a l'heure, promis, promets, veux, voudrais, lundi",
    should: 'dois, doit, doivent, devons, devez, faut, il faut, faudra, falloir',
    please:
      "s'il te plait, s'il vous plait, stp, svp, merci de, peux-tu, pouvez-vous, pourrais-tu, pourriez-vous, peut-on, pouvons-nous, je voudrais, j'aimerais, veuillez, mets, mettez, pense a, pensez a, on peut, il faudrait, priere",
    cannot:
      "peux pas, peut pas, pouvons pas, impossible, pas possible, n'arrive pas, n'y arrive pas, ne peux, ne peut, pourrai pas",
    wish: "ce serait bien, j'aimerais, ideal, idealement, reve*, si seulement, dommage, serait chouette",
    ask: 'est-ce, est-ce que, qui, que, quoi, quel, quelle, quels, quelles, ou, comment, pourquoi, quand, combien, faut-il, peut-on, as-tu, avez-vous, est-il, sont-ils, doit-on, question, des nouvelles, je me demande, ou bien',
    joke: 'haha, lol, mdr, ptdr, hihi, je plaisante, plaisant*, blague*, rigole*, ;), ;-), 😂, 🤣, 😉, humour',
    almost:
      'presque, quasi, quasiment, pas encore, pas tout a fait, bientot, sous peu, a deux doigts, toujours pas',
    already: 'deja, vient de, viens de, enfin, depuis, maintenant, ca y est, des maintenant, a present',
    yet: 'encore, toujours, restant, a faire',
    before:
      "hier, ce matin, cet apres-midi, aujourd'hui, avant-hier, hier soir, tout a l'heure, a l'instant, la semaine derniere, ce midi, tantot",
    now: "maintenant, en ce moment, actuellement, a present, pour l'instant, aujourd'hui",
    be: "est, sont, etait, etaient, suis, es, ete, c'est, sommes, etes, fut, c'",
    have: "ai, a, as, ont, avons, avez, avait, avaient, j'ai, eu",
    i: "je, j', me, m', moi, mon, ma, mes",
    we: 'nous, on, notre, nos',
    you: "tu, te, t', toi, vous, ton, ta, tes, votre, vos",
    he: "il, elle, lui, son, sa, ses, se, s'",
    they: "ils, elles, eux, leur, leurs, quelqu'un, on",
    it: "ca, cela, c', ce, cette, celui-ci, celle-ci, celui-la, celle-la, le, la, les, l', en, y, celle, celui, tout ca",
    mine: 'le mien, la mienne, les miens, les miennes, de mon cote, pour ma part, mes taches, mes points, chez moi, ma partie, de ma part, mes deux, quant a moi, a moi',
    yours: 'le tien, la tienne, les tiens, le votre, la votre',
    their: 'le sien, la sienne, les siens, les siennes',
    nobody: 'personne, sans responsable, a personne',
    all: "tout, tous, toutes, toute, l'ensemble, chaque, la totalite, toutes les taches, tous les points, integralite",
    rest: 'le reste, les autres, tout le reste, autres',
    both: 'les deux, tous les deux, toutes les deux, deux',
    except: "sauf, excepte, a part, hormis, mis a part, a l'exception, en dehors de",
    last: 'dernier, derniere, derniers, dernieres',
    former: 'premier, le premier, la premiere',
    latter: 'second, seconde, le second',
    item: 'point, points, numero, numeros, no, n°, n, tache, taches, item, ligne, liste, sujet',
    same: 'le meme jour, la meme date, meme jour, meme date, en meme temps, meme, comme',
    until:
      "jusqu'au, jusqu'a, jusque, au, pour le, avant le, d'ici, d'ici le, le, plus tard le, a partir du, pas avant",
    day: 'jour, jours, ouvres, ouvrables',
    week: 'semaine, semaines, huitaine, quinzaine',
    month: 'mois',
    hello: 'bonjour, bonsoir, salut, coucou, cher, chere, hello, hey',
    thanks:
      'merci, bravo, super, genial, parfait, felicitations, top, bien joue, chapeau, beau travail, formidable',
    agree:
      "ok, d'accord, entendu, ca marche, ca me va, me va, pas de souci, pas de probleme, oui, bien sur, bien recu, bien note, note, compris, tres bien, parfait, vu, recu",
    and: 'et, mais, ou, tandis, &',
    because:
      'parce, car, puisque, comme, a cause, grace, vu, qui, que, dont, pour que, donc, puis, alors, cependant, par contre, en revanche, pourtant, quant',
  },
  counting: {
    joins: 'et',
    ranges: 'a, au',
    single: 'un, une, autre',
    fortnight: 'quinzaine',
    ordinals: [
      'premier, premiere, 1er, 1re',
      'deuxieme, second, seconde, 2e, 2eme',
      'troisieme, 3e, 3eme',
      'quatrieme, 4e, 4eme',
      'cinquieme, 5e, 5eme',
      'sixieme, 6e, 6eme',
      'septieme',
      'huitieme',
      'neuvieme',
      'dixieme',
    ],
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  },
  past: {
    words:
      'mis, mise, pris, prise, ecrit, ecrite, recu, vendu, vendue, rendu, rendue, ouvert, obtenu, obtenue, lu, lue, vu, peint, repeint, fait, faite, faits, faites, refait, fini, choisi, rempli, remplie, remplis, averti, avertie, prevenu, prevenue, prevenus, etabli, traduit, traduite, produit, construit, inscrit, transmis, remis, remise, promis, offert, couvert, decouvert, parti, sorti, venu, arrive, arrivee, tenu, battu, cousu, resolu, resolue, conclu, elu',
    endings: 'e, ee, es, ees',
    openings: '',
    closings: '',
    never: '',
    articles:
      "le, la, les, l', un, une, des, du, de, d', ce, cet, cette, ces, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, au, aux",
  },
  presence:
    'libre, libres, disponible, disponibles, absent, absente, conge, conges, reserve, reservee, gardons',
  others: "quelqu'un d'autre, une autre personne, qqn d'autre",
  maybe: 'peut-etre, eventuellement',
  butRather: 'mais, plutot',
  insteadOf: 'a la place de, au lieu de, plutot que',
  drops:
    'oublie, oubliez, oublions, laisse tomber, laissez tomber, laissons tomber, on laisse tomber, on oublie',
  statements: {
    behind: "de, d', a, avec, pour, chez, par",
    arrives: 'arrive, arrivent, arrivera, est livre, sont livres, livraison',
    orders: 'commander, acheter',
    away: 'conge, conges, vacances, absent, absente, malade, deplacement, ferme, fermee, fermes, de retour',
    forgot: 'oublie, sorti de la tete',
    crosses: 'coche, cochez, cocher, marque comme fait, marquez comme fait',
    noTask: 'pas une tache',
  },
  infinitives: { first: 'er, ir, re', last: '' },
  sameWork: `
    envoy*, envoi*, expedi*, transmet*, transmis*, adress*, poste*, mail*, depos*, remis, remettr*, partag*, diffus*, livr*, part*
    reserv*, lou*, book*, organis*, planifi*, engag*, retenu, retenir
    appel*, telephon*, contact*, joindre, joint, parl*, demand*, prevenir, prevenu*, inform*, avert*, relanc*, averti
    repar*, corrig*, regl*, resoud*, resolu*, remplac*
    ecri*, redig*, prepar*, cre*, etabl*, mont*, dress*, concev*, conc*, realis*, construi*, fabriqu*
    verifi*, relir*, relu*, contrôl*, control*, test*, valid*, approuv*, examin*, lu, lire, revoir, revu
    actualis*, chang*, modifi*, adapt*, ajust*, traduir*, tradui*, mettre a jour, mis a jour
    achet*, commande*, command*, procur*, cherch*, recuper*, obten*, obtenu*, pris, prendre
    pay*, regl*, virement, vers*, factur*, rembours*
    publi*, mettre en ligne, mis en ligne, imprim*, affich*, annonc*, poste*, lanc*
    nettoy*, rang*, vid*, supprim*, debarrass*, enlev*
    pos*, install*, mont*, accroch*, peind*, peint*, repeind*
    sign*, signature, contresign*`,
  small:
    "le, la, les, l', un, une, des, du, de, d', et, ou, mais, a, au, aux, en, dans, sur, sous, par, pour, avec, sans, est, sont, ai, a, ont, etait, je, j', tu, il, elle, on, nous, vous, ils, elles, ne, n', pas, plus, que, qu', qui, ce, c', cette, ces, se, s', me, m', te, t', y, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, si, bien, tout, tous, deja, encore, aussi, comme, car, donc, bonjour, merci, tres, fait, ete, demain, aujourd'hui, jusqu', vers, chez",
}
