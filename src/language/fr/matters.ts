// French words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: bienvenue accueil; video: vidéo vidéos clip; record: enregistrer enregistrement tourner; lighting: éclairage lumière lumières; stage: scène;
poster: affiche affiches; badge: badge badges; design: concevoir conception dessiner; draft: brouillon ébauche projet rédiger;
seat: place places siège plan_de_table; plan: plan plans; desk_table: bureau bureaux table tables; chair: chaise chaises;
furniture: meuble meubles mobilier; mover: déménageur déménageurs; move_office: déménagement déménager; venue: lieu salle site;
caterer_food: traiteur traiteurs restauration; diet: régime régimes alimentaire alimentaires végétarien;
speaker: intervenant intervenants orateur orateurs conférencier; hotel_room: chambre chambres hôtel; shuttle: navette bus car;
train_travel: train trains; invite_guest: invitation invitations inviter; dinner: dîner; lunch: déjeuner; agenda: ordre_du_jour agenda programme;
meeting: réunion réunions; contract: contrat contrats; sign: signer signature; landlord: propriétaire bailleur; rent: loyer louer bail;
key: clé clés clef clefs; box: carton cartons boîte caisse; archive: archive archives; label: étiqueter étiquette étiquettes; network: réseau réseaux;
fibre: fibre; server: serveur serveurs; website: site web page; launch: lancement lancer mise_en_ligne refonte; landing_page: page_d'accueil landing;
home_page: accueil; copy_text: texte textes rédaction; photo: photo photos image; banner: bannière bandeau; cookie: cookie cookies témoins;
legal: juridique avocat juriste; form: formulaire formulaires; contact: contact; blog: blog billet billets articles; migrate: migrer migration;
redirect: redirection redirections rediriger; url_link: url urls lien liens; analytics: statistiques analyse analytics; test: test tests tester;
phone_device: téléphone téléphones portable; logo: logo; colour: couleur couleurs; green: vert verte; blue: bleu bleue; red: rouge;
style_guide: charte charte_graphique; headline: titre titres; expense_report: frais note_de_frais dépenses; report: rapport rapports compte_rendu;
quarter: trimestre; budget: budget; invoice: facture factures; approve: approuver approbation valider validation; statement_card: relevé relevés;
card: carte cartes; reconcile: rapprocher rapprochement; bank: banque banques; auditor: auditeur auditeurs commissaire_aux_comptes audit;
tax: impôt impôts taxe; debt_owe: devoir doit dette impayé; remind_payment: relancer relance; pay: payer payé paiement régler;
deposit: acompte arrhes caution; price: prix coût coûts coûte; quote_offer: devis offre offres; supplier: fournisseur fournisseurs prestataire;
customer: client clients; company: entreprise société firme; order_goods: commander commande commandes; deliver: livrer livraison;
choose: choisir choix sélection; confirm: confirmer confirmation; cancel: annuler annulation résilier résiliation; electricity: électricité courant;
copier: photocopieur photocopieuse copieur; laptop: ordinateur ordinateurs portable portables; image_install: installer installation configurer;
collect: récupérer collecter ramasser recueillir; asset_list: inventaire actifs matériel; list: liste listes;
update: mettre_à_jour actualiser mise_à_jour; licence: licence licences; antivirus: antivirus; renew: renouveler renouvellement;
guide: guide manuel mode_d'emploi; care: entretien soin; handbook: manuel guide livret; translate: traduire traduction; german_lang: allemand;
checklist: liste_de_contrôle check_list; first_day: premier première; day: jour jours journée;
newcomer: nouveau nouveaux nouvelles arrivants recrues intégration; feedback: retour retours avis commentaires;
buddy: parrain parrains parrainage binôme binômes; training: formation formations cours; holiday: congé congés vacances; sick: malade maladie;
doctor_note: certificat arrêt_maladie; home_office: télétravail; parking: parking stationnement garer; visitor: visiteur visiteurs invité invités;
front_desk: accueil réception; wifi: wifi wi_fi; password: mot_de_passe; meeting_room: salle salles; stolen: volé perdu vol;
worry: inquiétude inquiétudes souci soucis préoccupation; way_commute: trajet chemin; week: semaine semaines; summit: sommet conférence;
winter: hiver; office: bureau bureaux; photographer: photographe; music: musique; guest_number: invités participants; insurance: assurance assuré;
packing: emballage emballer; saturday: samedi samedis; receipt: reçu reçus justificatif justificatifs; salary: salaire salaires gagne;
core_hours: heures_de_présence plages_fixes horaires; probation: période_d'essai essai; carry_over: reporter report; standup: stand_up mêlée;
pizza: pizza; newsletter: newsletter lettre_d'information; presentation: présentation diapositives; broken: cassé panne défectueux;
fix_repair: réparer réparation corriger; month: mois; year: an ans année années; name_tag: nom noms; lead_boss: chef patron responsable supérieur;
team: équipe équipes;
`
