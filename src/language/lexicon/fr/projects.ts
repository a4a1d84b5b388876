// How French mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const french: ProjectWords = {
  code: 'fr',
  these: 'ceci, cela, ca, tout ceci, tout cela, tout ca',
  mails:
    'ce mail, cet email, cet e mail, ce courriel, ce message, ce fil, cette conversation, cette discussion, ces taches, toutes les taches, toutes ces taches',
  projects: 'projet, le projet, ce projet, tout le projet',
  tasks: 'tache, taches, la tache, les taches, numero, numeros, no',
  and: 'et',
  leads:
    "s'il te plait, s'il vous plait, svp, stp, merci de, peux tu, pouvez vous, pourrais tu, pourriez vous, bonjour, salut, pardon, en fait, ok",
  tails: "s'il te plait, s'il vous plait, svp, stp, merci, merci beaucoup, plutot",
  articles: "le, la, les, l', l, du, de, des, d, au, aux, notre, mon, ma, projet, liste, un, une",
  moves: [
    '{this} appartient|appartiennent a|au|aux {name}',
    "{this} appartient|appartiennent a|au la|l' {name}",
    '{this} fait|font partie de|du|des {name}',
    '{this} releve de|du|des {name}',
    '{this} concerne le? projet {name}',
    '{mail} va|vont dans|avec|a|au {name}',
    'deplace|deplacez|deplacer|transfere|transferez {this} vers|dans|a|au {name}',
    'mets|mettez|mettre|range|rangez|classe|classez {mail} dans|avec|sous {name}',
    'fusionne|fusionnez|fusionner {this} avec|dans {name}',
    'ajoute|ajoutez {mail} a|au {name}',
  ],
  renames: [
    'renomme|renommez|renommer {project} en {name}',
    'renomme|renommez|renommer {project} {name}',
    'appelle|appelez {project} {name}',
    "{project} s'appelle maintenant|desormais {name}",
    "{project} doit s'appeler {name}",
  ],
  archives: ['archive|archivez|archiver {project}', 'archive|archivez|archiver {this}'],
  unarchives: [
    'desarchive|desarchivez {project}',
    'retablis|retablissez {project}',
    'sors|sortez {project} des archives',
    'ramene|ramenez {project}',
  ],
  deletes: ['supprime|supprimez|supprimer|efface|effacez {project}'],
}
