// How French orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'fr',
  courtesy:
    "s'il te plaît|s'il vous plaît|svp|stp|merci|merci beaucoup|bonjour|salut|bonsoir|ok|d'accord|oui|bon|alors|donc|maintenant|vite|si possible|si tu peux|si vous pouvez|si ça ne te dérange pas|pour moi|pour nous|aussi|encore|plutôt|truc|chose|moi|nous|lui|leur|juste|tout de suite|au fait|en fait|là|en",
  polite:
    'peux tu|pourrais tu|tu peux|tu pourrais|pouvez vous|pourriez vous|vous pouvez|veux tu|voudrais tu|est ce que tu peux|est ce que tu pourrais|est ce que vous pouvez|on peut|peut on|pourrait on|serait il possible de|est il possible de|ça te dérange de|tu veux bien|veux tu bien',
  wishes:
    "je veux que tu|je voudrais que tu|j'aimerais que tu|je veux|je voudrais|j'aimerais|il faut que tu|j'ai besoin que tu|j'ai besoin de|j'ai besoin d'|nous devons|il faut|on doit|merci de|prière de|je vote|je suis pour|mon vote va à|je prends|je m'occupe de|je m'occupe du|je m'occupe des|je m'en occupe|je choisis|fais en sorte que|assure toi que",
  nods: "ok|d'accord|oui|merci|stp|svp|s'il te plaît",
  asks: "que|qu'est|qu est|quoi|qui|quand|où|pourquoi|comment|combien|quel|quelle|quels|quelles|c'est quoi|est ce que|est ce qu|est il|est elle|as tu|a t|a t on|ont ils|ai je|avons nous|avez vous|dois je|devons nous|faut il|peut il|puis je|y a t|jusqu'à quand|depuis quand|à partir de quand|lequel|laquelle|montre|affiche|dis moi|dis nous|liste|cherche|trouve|résume|compare|explique|sais tu|et si|de quoi|à qui|on a",
  denies:
    'ne|n|pas|jamais|rien|personne|aucun|aucune|sans|ni|plus du tout|surtout pas|non|laisse tomber|oublie ça|oublie|annule ça|attends|évite|inutile',
  ifs: "si|s'il|s'ils|quand|lorsque|dès que|une fois que|à condition|au cas où|supposons|imagine|imaginons|en supposant|pourvu que|à moins|sinon|après que|tant que|aurait|aurais|aurions|serait|théoriquement|sous réserve",
  reports:
    "dit|disait|a dit|disent|écrit|a écrit|écrivait|demande que|a demandé|demandait|demande de|veut que|voulait|propose|a proposé|proposait|pense que|pensait|selon|d'après|prétend|affirme|suggère|a suggéré|raconte|répond|a répondu|exige|recommande|mentionne|croit que|paraît que|il paraît",
  choices: 'ou|soit|sauf|excepté|hormis|à part|au lieu|plutôt que|mais pas',
  doubts:
    "peut être|éventuellement|probablement|je pense|je crois|je me demande|je ne sais pas|je suppose|j'hésite|j'espère|il se peut|on pourrait|on devrait|nous devrions|nous pourrions|je pensais|j'allais|j'ai failli|un jour|presque|idéalement",
  subjects:
    'je|j|nous|tu|vous|il|elle|ils|elles|on|quelqu|quelqu un|personne|ça|c|cela|ce|tout le monde|les gens',
  self: 'je|j|nous|on|c|ça|cela|il|elle',
  finite:
    'est|sont|était|étaient|a|ont|avait|avaient|avons|avez|suis|sera|seront|va|vont|doit|doivent|devrait|peut|peuvent|pourrait|veut|veulent|fait que|reste|passe à|prend|prenait|semble|faut|vient|viennent|commence',
  modals:
    'vais|va|vont|allons|dois|doit|devons|devrais|devrait|peux|peut|pourrait|pourrais|veux|veut|voudrais|faudra|faut|presque|bientôt|essaie|essayé|prévu|espère|demain|plus tard|à moitié|encore|commencé|failli|serait|aurait|sera|seront|sur le point',
  past: 'déplacé|déplacée|reporté|reportée|repoussé|décalé|décalée|donné|donnée|attribué|attribuée|assigné|assignée|marqué|marquée|supprimé|supprimée|effacé|changé|changée|fermé|fermée|rouvert|ajouté|ajoutée|créé|créée|voté|augmenté|baissé|commenté|rappelé|prolongé|mis|mise|passé|passée|confié|confiée',
  reasons:
    'parce que|parce qu|car|puisque|comme|je|j|nous|on|il|elle|c|ça|ce|les|le|la|alors|ainsi|afin|pour que',
  verbs:
    'déplace|déplacer|déplacez|reporte|reporter|reportez|repousse|repousser|décale|décaler|décalez|avance|avancer|mets|mettre|mettez|met|passe|passer|passez|donne|donner|donnez|attribue|attribuer|assigne|assigner|assignez|confie|confier|marque|marquer|marquez|coche|cocher|termine|terminer|clos|clôture|clôturer|ferme|fermer|rouvre|rouvrir|commence|commencer|supprime|supprimer|supprimez|efface|effacer|retire|retirer|enlève|enlever|annule|annuler|crée|créer|créez|ajoute|ajouter|ajoutez|note|noter|écris|écrire|commente|commenter|augmente|augmenter|baisse|baisser|rappelle|rappeler|rappelez|dis|dire|vote|voter|choisis|choisir|prends|prendre|échange|échanger|suis|suivre|arrête|arrêter|approuve|approuver|valide|valider|bloque|bloquer|débloque|prolonge|prolonger|change|changer|fais|faire|fixe|fixer|transfère|transférer|délègue|déléguer|inscris|inscrire|nouvelle tâche|tâche|laisse|laisser|publie|réserve|réserver|achète|acheter|appelle|appeler|envoie|envoyer|prépare|préparer|priorité|remets|remettre|modifie|modifier|planifie|planifier|relance|relancer|remplace',
  all: "tous|toutes|tout|toute|chaque|l'ensemble|ceux|celles|les miens|les miennes|mes|en retard",
  ordinals: 'premier|première|deuxième|second|seconde|troisième|quatrième|cinquième|dernier|dernière',
  pairs: 'les deux|tous les deux|toutes les deux',
  acting:
    'tâche|tâches|tache|taches|échéance|échéances|date|limite|date limite|délai|priorité|urgent|urgente|urgents|urgentes|important|importante|haut|haute|élevée|élevé|moyenne|moyen|normale|basse|bas|faible|statut|état|fait|faite|faits|faites|terminé|terminée|terminés|terminées|fini|finie|clos|close|ouvert|ouverte|bloqué|bloquée|cours|en cours|révision|attente|responsable|commentaire|remarque|rappel|rappels|sondage|sondages|vote|projet|moi|mien|mienne|mon|ma|mes|le|la|les|celui|celle|retard|nouveau|nouvelle|nommée|liste|envoyé|envoyée|payé|payée|réservé|réservée|choisi|choisie|signé|signée|commandé|commandée|approuvé|approuvée|heure|heures|h|jour|jours|semaine|semaines|mois|plus tôt|plus tard|fin|comme|au|aux|à|pour|jusqu|prêt|prête|parti|partie|bouclé|bouclée|réglé|réglée|charge|propos|sujet',
}
