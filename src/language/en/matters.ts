// English words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: welcome greet greeting; video: video videos clip recording; record: record records recording recorded;
lighting: lighting lights illumination; stage: stage; poster: poster posters sign placard; badge: badge badges nametag;
design: design designs designing; draft: draft drafts drafting; seat: seat seats seating; plan: plan plans layout;
desk_table: desk desks table tables; chair: chair chairs; furniture: furniture; mover: mover movers removal removals moving_company;
move_office: move moving relocation; venue: venue location site hall; caterer_food: caterer caterers catering;
diet: diet dietary dietary_requirements vegetarian vegan allergies; speaker: speaker speakers presenter presenters; hotel_room: room rooms hotel;
shuttle: shuttle bus transfer coach; train_travel: train trains rail; invite_guest: invitation invitations invite invites; dinner: dinner supper;
lunch: lunch; agenda: agenda programme program schedule; meeting: meeting meetings; contract: contract contracts agreement;
sign: sign signs signing signature; landlord: landlord lessor; rent: rent lease; key: key keys; box: box boxes; archive: archive archives;
label: label labels labelling; network: network networks; fibre: fibre fiber fibreline; server: server servers rack;
website: website site web homepage; launch: launch go_live release relaunch; landing_page: landing_page landingpage;
home_page: home homepage home_page; copy_text: copy text texts wording; photo: photo photos picture image; banner: banner banners;
cookie: cookie cookies; legal: legal lawyer lawyers counsel; form: form forms; contact: contact; blog: blog blogs post posts;
migrate: migrate migration migrating; redirect: redirect redirects redirection; url_link: url urls link links;
analytics: analytics tracking statistics; test: test tests testing; phone_device: phone phones smartphone mobile; logo: logo logos;
colour: colour color colours; green: green; blue: blue; red: red; style_guide: style_guide styleguide; headline: headline headlines title titles;
expense_report: expense expenses; report: report reports; quarter: quarter quarterly q1 q2 q3 q4; budget: budget budgets;
invoice: invoice invoices bill; approve: approve approval release sign_off; statement_card: statement statements; card: card cards;
reconcile: reconcile reconciliation; bank: bank banks; auditor: auditor auditors audit; tax: tax taxes;
debt_owe: owe owes owed debt overdue_invoice outstanding; remind_payment: chase chasing dunning reminder; pay: pay paid payment;
deposit: deposit down_payment; price: price prices cost costs; quote_offer: quote quotes offer offers quotation estimate;
supplier: supplier suppliers vendor vendors; customer: customer customers client clients; company: company firm;
order_goods: order orders ordering purchase; deliver: deliver delivery deliveries; choose: choose choice pick select selection;
confirm: confirm confirmation; cancel: cancel cancellation terminate; electricity: electricity power; copier: copier photocopier printer;
laptop: laptop laptops notebook computer; image_install: image imaging install installing setup; collect: collect collecting gather pick_up;
asset_list: asset assets inventory; list: list lists; update: update updating refresh; licence: licence licences license licenses;
antivirus: antivirus virus security_software; renew: renew renewal; guide: guide guides manual instructions; care: care; handbook: handbook manual;
translate: translate translation translating; german_lang: german; checklist: checklist; first_day: first_day first; day: day days;
newcomer: newcomer newcomers hire hires starter starters onboarding; feedback: feedback opinion opinions; buddy: buddy buddies mentor pair pairs;
training: training course workshop; holiday: holiday vacation leave days_off; sick: sick ill illness; doctor_note: doctor's_note certificate note;
home_office: home_office remote telework; parking: parking park; visitor: visitor visitors guest guests; front_desk: front_desk reception;
wifi: wifi wlan wireless internet; password: password passwords code; meeting_room: meeting_room room rooms; stolen: stolen lost theft;
worry: worry worries worried concern concerns; way_commute: way commute route; week: week weeks; summit: summit conference; winter: winter;
office: office offices; photographer: photographer; music: music band dj; guest_number: guests attendees participants; insurance: insurance insured;
packing: packing pack; saturday: saturday saturdays; receipt: receipt receipts; salary: salary wage earn; core_hours: core_hours working_hours;
probation: probation trial_period trial; carry_over: carry_over carry carried; standup: stand_up standup daily; pizza: pizza;
newsletter: newsletter newsletters; presentation: presentation slides deck; broken: broken defect faulty; fix_repair: fix repair; month: month months;
year: year years; name_tag: name names; lead_boss: boss lead manager head; team: team teams;
`
