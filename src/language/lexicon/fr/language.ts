// French: its closed classes and the set phrases of asking, promising and labelling.
import { conjugated } from '../conjugation.ts'
import type { Language } from '../language.ts'

const ENDINGS = {
  ger: {
    order: 'ge gez geons',
    present: 'ge ges gent',
    past: 'geait geais gea',
    participle: 'ge gee ges gees',
    going: 'geant',
  },
  er: {
    order: 'e ez ons',
    present: 'e es ent era erai eras eront erez',
    past: 'ait ais aient a',
    participle: 'e ee es ees',
    going: 'ant',
  },
  ir: {
    order: 'is issez issons',
    present: 'it is issent ira irai',
    past: 'issait it',
    participle: 'i ie is ies',
  },
  re: { order: 's ez ons', present: '  ent ra rai', past: 'ait it', participle: 'u ue us ues' },
}

const VERBS = `
  accepter accompagner acheter/achete,achetez/achete,achetera,acheterai/achetait/achete,achetee,achetes
  accorder activer actualiser adapter adresser afficher aider ajouter ajuster aligner aller/va,allez/va,ira/allait/alle
  amener analyser annoncer annuler appeler/appelle,appelez/appelle,appellera/appelait/appele,appelee
  apporter apprendre/apprends,apprenez/apprend/apprenait/appris appuyer approuver archiver arreter arroser assembler
  assurer attendre attribuer avancer avertir baisser bloquer boucler brancher calculer caler changer charger chercher
  choisir classer clore/clos,closez/clot/closait/clos clarifier coller commander commencer communiquer comparer
  completer/complete,completez/complete/completait/complete,completee compter confirmer connecter consulter
  contacter controler convenir/conviens,convenez/convient/convenait/convenu convoquer coordonner copier corriger couper
  couvrir/couvre,couvrez/couvre/couvrait/couvert creer/cree,creez/cree,creera/creait/cree,creee
  debloquer decaler decider declarer decorer deplacer deposer demander demarrer demonter depanner designer
  dessiner determiner developper devoir/dois,devez/doit/devait/du dire/dis,dites/dit/disait/dit diffuser
  distribuer documenter donner dresser ecrire/ecris,ecrivez/ecrit,ecrira/ecrivait/ecrit,ecrite effacer effectuer
  elaborer eliminer emballer emettre/emets,emettez/emet/emettait/emis emporter empaqueter encaisser enlever/enleve,enlevez/enleve/enlevait/enleve
  enregistrer envoyer/envoie,envoyez/envoie,enverra,enverrai/envoyait/envoye,envoyee,envoyes equiper estimer etablir
  etiqueter etudier evaluer eviter examiner expedier expliquer exporter fabriquer
  faire/fais,faites/fait,fera,ferai/faisait/fait,faite,faits,faites faxer fermer filmer finaliser financer finir fixer
  former formuler fournir garder gerer/gere,gerez/gere/gerait/gere graver identifier imprimer indiquer informer inscrire/inscris,inscrivez/inscrit/inscrivait/inscrit
  insister inspecter installer integrer inviter jeter/jette,jetez/jette/jetait/jete joindre/joins,joignez/joint/joignait/joint
  laisser lancer laver lever/leve,levez/leve/levait/leve libeller lire/lis,lisez/lit,lira/lisait/lu livrer louer
  maintenir/maintiens,maintenez/maintient/maintenait/maintenu marquer mesurer mettre/mets,mettez/met,mettra/mettait/mis,mise,mises
  modifier monter montrer negocier nettoyer/nettoie,nettoyez/nettoie/nettoyait/nettoye nommer noter notifier
  obtenir/obtiens,obtenez/obtient/obtenait/obtenu occuper/occupe,occupez/occupe/occupait/occupe organiser orienter
  oublier ouvrir/ouvre,ouvrez/ouvre/ouvrait/ouvert parler partager passer payer/paie,payez/paie,paye/payait/paye
  peindre/peins,peignez/peint/peignait/peint penser percer photographier placer planifier planter plier poser poster
  pousser preciser prendre/prends,prenez/prend,prendra/prenait/pris,prise preparer presenter preter
  prevenir/previens,prevenez/previent/prevenait/prevenu prevoir/prevois,prevoyez/prevoit/prevoyait/prevu proceder proposer
  programmer prolonger publier raccorder racheter ramasser ramener/ramene,ramenez/ramene/ramenait/ramene ranger
  rappeler/rappelle,rappelez/rappelle/rappelait/rappele rapporter rassembler recevoir/recois,recevez/recoit/recevait/recu
  rechercher reclamer recommander rectifier recruter recueillir recuperer/recupere,recuperez/recupere/recuperait/recupere
  rediger reduire/reduis,reduisez/reduit/reduisait/reduit refaire/refais,refaites/refait/refaisait/refait refuser
  regarder regler/regle,reglez/regle,reglera/reglait/regle,reglee regrouper relancer relever
  relire/relis,relisez/relit/relisait/relu rembourser remettre/remets,remettez/remet/remettait/remis remplacer remplir
  rencontrer rendre renouveler renseigner renvoyer/renvoie,renvoyez/renvoie/renvoyait/renvoye reparer repartir
  repasser repeindre/repeins,repeignez/repeint/repeignait/repeint reporter repondre reprendre/reprends,reprenez/reprend/reprenait/repris
  reserver resoudre/resous,resolvez/resout/resolvait/resolu resumer retirer retourner retrouver reunir reviser
  revoir/revois,revoyez/revoit/revoyait/revu saisir salir sauvegarder scanner securiser selectionner servir/sers,servez/sert/servait/servi
  signaler signer solder solliciter sortir/sors,sortez/sort/sortait/sorti soumettre/soumets,soumettez/soumet/soumettait/soumis
  souder stocker suivre/suis,suivez/suit/suivait/suivi supprimer surveiller suspendre telecharger telephoner
  tenir/tiens,tenez/tient/tenait/tenu terminer tester tondre tracer traduire/traduis,traduisez/traduit/traduisait/traduit
  traiter transferer/transfere,transferez/transfere/transferait/transfere transmettre/transmets,transmettez/transmet,transmettra/transmettait/transmis
  transporter tricoter trier trouver tailler utiliser valider vendre verifier verser vider virer visiter
  voir/vois,voyez/voit,verra/voyait/vu voter`

export const french: Language = {
  code: 'fr',
  telling:
    "le la les un une des du de et est en que qui dans pour pas vous nous je tu il elle on ce cette ces avec sur au aux par plus ne se sont a ete bonjour merci mais ou si votre notre mon ma mes ton ta tes son sa ses leur leurs bien tout tous c' j' l' d' n' qu' s' m' t' avez avons ont fait faire peux peut pouvez cordialement salut demain lundi mardi mercredi jeudi vendredi avant apres chez sans encore deja aussi y me te moi toi stp svp",
  classes: {
    i: "je|j'|moi|me|m'|mon|ma|mes",
    you: "tu|toi|te|t'|vous|votre|vos|ton|ta|tes",
    we: 'nous|on|notre|nos',
    they: 'il|elle|ils|elles|lui|leur|leurs|eux|son|sa|ses',
    subject: "je|j'|tu|il|elle|on|ils",
    thing: "ca|cela|ce|c'|le reste|tout|ceci|les deux|celui ci|celle ci|celui|celle|ceux|en",
    somebody:
      "quelqu' un|quelqu' une|qui peut|qui pourrait|qui veut bien|qui s' en occupe|l' un de vous|l' un d' entre vous|un de vous|un volontaire|volontaire|volontaires|qui se charge|l' un de nous",
    nobody: 'personne|aucun|aucune',
    everybody: 'tous|toutes|tout le monde|chacun|chacune|a tous|tous les deux|equipe|vous tous',
    can: 'peux|pourrais|pouvez|pourriez|peux tu|pourrais tu|tu peux|tu pourrais|pouvez vous|pourriez vous|vous pouvez|vous pourriez|veux tu|voulez vous|veux tu bien|voulez vous bien|voudriez vous|voudrais tu|serait il possible|est il possible|est ce possible|est ce que tu peux|est ce que vous pouvez|serait possible|pouvons nous|puis je|aurais tu|auriez vous|peut on|pourrait on|si tu pouvais|si vous pouviez|si tu peux|si vous pouvez|tu veux bien|vous voulez bien',
    must: "dois|doit|doivent|devez|devons|devra|devront|devrait|devraient|devrais|devriez|il faut|il faudrait|faut|faudrait|il faudra|faudra|a faire|est a|sont a|reste a|restent a|il reste a|il convient de|il convient|est prie de|sont pries de|etes pries de|est cense|sont censes|il est necessaire|necessaire de|besoin de|a besoin d' etre|merci de",
    will: "vais|va|vont|allons|allez|vas|j' enverrai|je ferai|s' engage a|me charge de|compte|comptons|prevoit de|je prevois|a promis de|a propose de|est d' accord pour|s' est engage a|passera|fera|ira|enverra|prendra|donnera",
    is: 'est|sont|suis|es|sommes|etes|etait|etaient|etais|etre|serait|sera|seront|ete|semble|parait|reste',
    have: 'ai|as|a|avons|avez|ont|avait|avais|avaient|avoir|aura|aurait',
    do: 'fait|fais|faites|font',
    not: "ne|n'|pas|jamais|plus|aucun|aucune|rien|sans|ni|non|pas besoin|inutile|pas la peine|au lieu de|nul besoin|rien a faire",
    doubt:
      "peut etre|eventuellement|probablement|je crois|je pense|il me semble|pas sur|pas sure|sans doute|on verra|un jour|j' espere|en theorie|parait il|il parait|a priori|aurait pu|aurais pu|aurait|aurais|je reve|on se demande|je me demande|imaginons|supposons|hypothese",
    if: "si|s' il|s' ils|a condition|au cas ou|en cas de|sauf si|a moins|sinon|dans le cas ou|pourvu que|le cas echeant",
    when: "quand|lorsque|lorsqu'|des que|des qu'|une fois que|une fois|apres|avant que|avant de|pendant que|jusqu' a|tant que|depuis|chaque fois|pendant|lors|lors de|ensuite|puis",
    because:
      "parce que|parce qu'|car|puisque|puisqu'|comme|afin de|afin que|pour que|donc|c' est pourquoi|grace a|du coup|alors|en effet|ainsi",
    which: "qui|que|qu'|dont|ou|lequel|laquelle|auquel|lesquels",
    that: 'que|si|comment|pourquoi',
    and: 'et|puis|&|ainsi que|et puis',
    or: 'ou|soit',
    but: 'mais|toutefois|cependant|sauf|neanmoins|pourtant|seulement|en revanche|par contre',
    what: 'que|quoi|quand|comment|ou|qui|combien|pourquoi|quel|quelle|quels|quelles|est ce que|qu',
    the: "le|la|les|l'|un|une|des|du|de la|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|chaque|tous les|toutes les",
    at: "a|au|aux|de|d'|du|des|dans|en|sur|pour|par|avec|chez|vers|entre|sous|sans|contre|selon|aupres de|concernant",
    by: "avant|avant le|d' ici|d' ici a|d' ici le|d' ici la|d' ici au|pour le|pour|au plus tard|jusqu' au|jusqu' a|date limite|echeance|le plus tard|delai|a rendre|a remettre|dernier delai|au plus tard le|limite|fin|d' ici fin|avant la fin|avant fin",
    please:
      "s' il te plait|s' il vous plait|svp|stp|merci de|merci d'|merci de bien vouloir|priere de|veuillez|je vous prie de|je te prie de|nous vous prions de|vous prie de bien vouloir|je vous serais reconnaissant|je vous saurais gre|je te serais reconnaissant|auriez vous l' amabilite|ayez l' obligeance|aie la gentillesse|ce serait bien|ce serait bien que|ce serait super|ce serait gentil|ce serait sympa|ca serait bien|ca serait super|j' aimerais que|nous aimerions que|je souhaite que|je souhaiterais que|je voudrais que|il serait bon|il serait utile|il serait souhaitable|bien vouloir|je vous demande de|je te demande de|nous vous demandons de|je vous invite a|pourrais tu s' il te plait",
    remind:
      "n' oublie pas|n' oubliez pas|n' oublions pas|ne pas oublier|pense a|pensez a|pense bien a|pensez bien a|penser a|rappel|je rappelle|je te rappelle|je vous rappelle|petit rappel|pour rappel|veille a|veillez a|assure toi|assurez vous|fais en sorte|faites en sorte|je relance|relance|ou en est|ou en sont|ou en es tu|ou en etes vous|des nouvelles|tache de|tachez de|songe a|songez a",
    propose:
      'je propose|nous proposons|on pourrait|nous pourrions|si on|et si on|et si nous|il vaudrait mieux|il faudrait|on devrait|nous devrions|tu devrais|vous devriez|je suggere|que dirais tu|que diriez vous|autant|ca vaudrait|il serait temps|faudrait voir|ce ne serait pas mal',
    need: "j' ai besoin|il me faut|il nous faut|il me faudrait|il nous faudrait|nous avons besoin|on a besoin|me manque|nous manque|il manque|manque|manquent|il manque encore|j' attends|nous attendons|on attend|en attente|requis|obligatoire|je cherche|on cherche|je voudrais|j' aimerais|nous souhaitons|je souhaite|je souhaiterais|necessite|j' aurais besoin|nous aurions besoin|on aurait besoin|a fournir|toujours pas recu|pas encore recu",
    own: "je m' en occupe|je m' occupe de|je m' occupe|m' en occupe|s' en occupe|s' occupe de|s' occupe|s' occupera|s' en occupera|tu t' occupes|t' occupes|vous occupez|je m' en charge|je me charge|se charge de|se charge|s' en charge|se chargera|charge de|chargee de|en charge de|responsable de|je prends|je prends en charge|prend en charge|prend|a ma charge|a sa charge|a ta charge|a votre charge|c' est pour moi|c' est pour toi|je fais|je gere|gere|pour moi|de mon cote|de ton cote|de votre cote|je te laisse|je vous laisse|te laisse|vous laisse|laisse moi|laissez moi|compte sur moi|comptez sur moi|a toi de|a vous de|a moi de|revient a|incombe a|confie a|assure|reprend|pilote|on confie|a accepte de|mission",
    thanks:
      'merci|merci beaucoup|merci bien|merci encore|mille mercis|grand merci|remerciements|je te remercie|je vous remercie|nous vous remercions|bravo|felicitations|super|genial|parfait|chapeau|remercie',
    sorry:
      'desole|desolee|desoles|pardon|excuse moi|excusez moi|excuses|malheureusement|regrette|regrettons|condoleances|navre|navree|helas|toutes mes excuses',
    wish: "j' espere|esperons|en esperant|je souhaite un|bon courage|bonne chance|bon week end|bonne journee|bonne soiree|bonnes vacances|bonne fin|joyeux|joyeuse|bonne annee|a bientot|a demain|au plaisir|dans l' attente|hate de|vivement|bon retablissement|bon anniversaire|bonne continuation|profitez|profite bien|reve",
    offer:
      "n' hesite pas|n' hesitez pas|si vous avez des questions|si tu as des questions|pour toute question|a votre disposition|a ta disposition|reste a votre disposition|restons a votre disposition|si besoin|si vous voulez|si tu veux|si vous souhaitez|vous etes invites|vous etes invite|invitation|bienvenue|nous vous invitons|contactez nous|pour plus d' informations|si cela vous interesse|inscrivez vous",
    said: "dit|a dit|disait|demande|a demande|ecrit|a ecrit|explique|a explique|annonce|a annonce|mentionne|pense|pensait|trouve|selon|d' apres|repond|a repondu|affirme|raconte|signale|a signale|indique|rapporte",
    idle: 'savoir|sais|penser|croire|crois|esperer|aimer|aime|adore|comprends|comprendre|suis|serai|sera|viens|vient|viendra|reviens|reste|pars|part|partir|aller|dors|dormir|rire|assister|participer|absent|absente|en conges|en vacances|reviendrai|reviens vers vous|tiens au courant|se voit|se voir|voyage',
    manners:
      "ci joint|ci jointe|ci joints|en piece jointe|vous trouverez|tu trouveras|trouverez ci joint|pour info|pour information|a titre d' information|comme convenu|comme prevu|comme discute|voir ci dessous|notez que|note que|a noter|sachez que|sache que|veuillez noter|veuillez agreer|veuillez trouver|veuillez recevoir|je vous prie d' agreer|je vous prie de croire|recevez|merci de votre comprehension|ne pas repondre|voici|je t' ecris|je vous ecris|je reviens vers|suite a|fait suite|j' espere que|je me permets|au fait|bonne reception|bonne lecture",
    already:
      "deja|hier|avant hier|la semaine derniere|le mois dernier|ce matin|recemment|entre temps|tout a l' heure|depuis|l' autre jour|a l' epoque|auparavant|enfin",
    still:
      'encore|toujours|toujours pas|pas encore|en suspens|reste|restant|en attente|a faire|reste a faire|en cours',
    done: "fait|faite|faits|faites|fini|finie|finis|termine|terminee|termines|boucle|bouclee|regle|reglee|regles|envoye|envoyee|envoyes|paye|payee|commande|commandee|livre|livree|livres|signe|signee|valide|validee|valides|confirme|confirmee|recu|recue|resolu|resolue|repare|reparee|ok|c' est bon|en place|pret|prete|prets|reserve|reservee|effectue|effectuee|accompli|accepte|acceptee|imprime|imprimee|adopte|adoptee|installe|installee|✓|✔|✅|☑",
    begun: 'en cours|commence|commencee|entame|demarre|a moitie|lance|lancee|encours',
    dropped:
      "annule|annulee|annules|annulees|abandonne|abandonnee|supprime|supprimee|reporte|reportee|n' a plus lieu|tombe a l' eau|plus necessaire|rejete|rejetee|refuse|refusee|sans objet|suspendu|suspendue|caduc|en pause|ajourne|ajournee",
    waiting: 'bloque|bloquee|attend|en attente|depend de|dependent de|suspendu|en attente de',
    past: "etait|etaient|avait|avaient|fut|eu|ete|alle|venu|pris|dit|vu|su|parti|arrive|reste|devenu|avons eu|a ete|ont ete|ai ete|est alle|sommes alles|s' est|s' etait|a pris|a fait|ont fait|avons fait|ai fait",
    urgent:
      "urgent|urgente|urgents|urgentes|urgence|en urgence|d' urgence|au plus vite|des que possible|le plus vite possible|le plus rapidement possible|immediatement|sans delai|sans attendre|tout de suite|prioritaire|priorite absolue|priorite haute|haute priorite|asap|critique|imperatif|imperativement|capital|tres important|super important|ultra urgent|presse|ca presse|ca urge|priorite 1|primordial|toute affaire cessante",
    leisure:
      "pas urgent|pas presse|rien d' urgent|pas d' urgence|sans urgence|rien ne presse|quand tu peux|quand vous pouvez|quand tu auras le temps|quand vous aurez le temps|quand tu as le temps|quand tu auras un moment|quand vous aurez un moment|quand tu as un moment|si tu as le temps|si vous avez le temps|a l' occasion|prends ton temps|prenez votre temps|basse priorite|priorite basse|faible priorite|non urgent|non prioritaire|tranquillement|un de ces jours|ca peut attendre|peut attendre|a tes heures perdues|a temps perdu|pas prioritaire|aucune urgence|sans presse|ne presse pas",
    work: "actions|action|a faire|reste a faire|taches|tache|prochaines etapes|prochaine etape|points ouverts|en suspens|plan d' action|qui fait quoi|repartition|repartition des taches|liste|liste des taches|todo|to do|merci de|d' ici|avant|a prevoir|a regler|a preparer|missions|decisions et actions|suivi|cette semaine|demain|en cours|en attente|il reste|il faut|checklist|devoirs|reserves|a traiter|urgent|besoin|pense bete",
    news: 'ordre du jour|presents|presentes|absents|excuses|participants|compte rendu|notes|decisions|decision|resume|contexte|info|informations|pour info|options|points abordes|sujets|details|lieu|ou|quand|date|horaires|heure|tarifs|prix|couts|chiffres|resultats|modifications|liens|contact|contacts|programme|adresse|total|articles|idees|ingredients|objet|de|envoye|a|cc|horaire|rappel|recette|preparation|regles|commande|bienvenue|nouvelles|au menu|menu',
    finished: 'fait|termine|deja fait|realise|realisations|acheve|effectue|clos|la semaine derniere|boucle',
    task: 'tache|taches|action|actions|quoi|sujet|objet|mission|etape|activite|a faire|travail|description|point|libelle|intitule|todo|decision|mesure|demande',
    owner:
      'qui|responsable|responsables|par|en charge|nom|pilote|porteur|attribue a|assigne a|personne|pour|charge|referent|acteur|confie a|resp',
    due: "echeance|delai|date|quand|pour le|pour quand|avant le|date limite|limite|d' ici|le|deadline|terme|au plus tard|jour",
    status: 'statut|etat|avancement|fait|situation|ok',
    weight: 'priorite|urgence|importance|prio',
    number: 'no|n|numero|num|ref|id|#|point|code',
    note: 'remarque|remarques|commentaire|commentaires|note|notes|detail|details|raison|cout|prix|montant|quantite|salle|lieu|budget|service|projet|client|categorie|observations|info',
    me: 'moi|je|mezigue',
    hello:
      'bonjour|bonsoir|salut|coucou|cher|chere|chers|cheres|hello|bonjour a tous|bonjour a toutes|salut a tous|madame|monsieur|mesdames|messieurs|re bonjour|allo|chers collegues|cheres collegues|hola|bon matin|bjr',
    bye: "cordialement|bien cordialement|bien a toi|bien a vous|amicalement|bises|bisous|a bientot|a plus|a demain|merci|merci d' avance|merci beaucoup|bonne journee|bonne soiree|salutations|sinceres salutations|meilleures salutations|respectueusement|sentiments|amities|cdt|cdlt|je t' embrasse|bien amicalement|a tout a l' heure|bon week end|la bise|biz|bonne semaine",
    away: "absence du bureau|reponse automatique|message d' absence|absent du bureau|absente du bureau|en conges|de retour au bureau|actuellement absent|actuellement absente",
    bulk: "se desabonner|desabonner|desinscription|desinscrire|vous recevez|newsletter|infolettre|voir dans le navigateur|version en ligne|ne pas repondre|message automatique|reponse automatique|absence|absent du bureau|absente du bureau|tous droits reserves|conditions generales|mentions legales|cliquez ici|profitez|offre|offres|promo|code promo|soldes|en savoir plus|numero de commande|votre commande|votre compte|votre reservation|votre abonnement|votre facture|recu|suivi de colis|livraison|notification|confirmation|s' inscrire|gratuit|jusqu' a|reduction|rabais|connectez vous|code de verification|mot de passe|a commente|vous a mentionne|a ete assigne|en cas d' urgence|je suis absent|je suis absente|de retour le|acces limite|conges|service client|expediteur",
    forwarded:
      'voir ci dessous|ci dessous|cf ci dessous|je te transfere|je vous transfere|je transfere|transfert|transfere|tr|voir plus bas|mail ci dessous|message ci dessous|le mail de|a traiter',
  },
  verbs: () => conjugated(VERBS, ENDINGS),
  verbLast: false,
  titles: null,
}
