// Portuguese words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: boas_vindas bem_vindo acolhimento; video: vídeo vídeos; record: gravar gravação; lighting: iluminação luzes; stage: palco;
poster: cartaz cartazes; badge: crachá crachás; design: desenhar desenho design; draft: rascunho esboço; seat: lugar lugares assento;
plan: plano planos planta; desk_table: secretária secretárias mesa mesas; chair: cadeira cadeiras; furniture: móvel móveis mobília mobiliário;
mover: mudança mudanças; move_office: mudança mudar_se; venue: local espaço sala; caterer_food: catering fornecedor_de_refeições;
diet: dieta dietas alimentares vegetariano; speaker: orador oradores palestrante palestrantes; hotel_room: quarto quartos hotel;
shuttle: autocarro vaivém transfer; train_travel: comboio comboios trem; invite_guest: convite convites convidar; dinner: jantar; lunch: almoço;
agenda: agenda ordem_de_trabalhos programa; meeting: reunião reuniões; contract: contrato contratos; sign: assinar assinatura;
landlord: senhorio proprietário; rent: renda aluguer aluguel; key: chave chaves; box: caixa caixas; archive: arquivo arquivos;
label: etiquetar etiqueta etiquetas; network: rede redes; fibre: fibra; server: servidor servidores; website: site página web;
launch: lançamento lançar; landing_page: página_inicial; home_page: página_inicial; copy_text: texto textos; photo: foto fotos imagem;
banner: banner aviso; cookie: cookie cookies; legal: jurídico advogado legal; form: formulário formulários; contact: contacto contato;
blog: blog artigos publicações; migrate: migrar migração; redirect: redirecionamento redirecionamentos redirecionar; url_link: url urls ligação;
analytics: estatísticas análise analytics; test: teste testes testar; phone_device: telemóvel telemóveis telefone; logo: logótipo logo;
colour: cor cores; green: verde; blue: azul; red: vermelho vermelha; style_guide: guia_de_estilo; headline: título títulos;
expense_report: despesas despesa; report: relatório relatórios; quarter: trimestre; budget: orçamento; invoice: fatura faturas;
approve: aprovar aprovação; statement_card: extrato extratos; card: cartão cartões; reconcile: reconciliar reconciliação conciliar;
bank: banco bancos; auditor: auditor auditores auditoria; tax: imposto impostos; debt_owe: dever deve dívida;
remind_payment: cobrar cobrança insistir; pay: pagar pago pagamento; deposit: sinal depósito caução adiantamento;
price: preço preços custo custos custa; quote_offer: orçamento orçamentos proposta oferta; supplier: fornecedor fornecedores;
customer: cliente clientes; company: empresa firma; order_goods: encomendar encomenda encomendas pedido; deliver: entregar entrega;
choose: escolher escolha; confirm: confirmar confirmação; cancel: cancelar cancelamento rescindir; electricity: eletricidade luz;
copier: fotocopiadora copiadora; laptop: portátil portáteis computador; image_install: instalar configurar; collect: recolher reunir buscar;
asset_list: inventário ativos; list: lista listas; update: atualizar atualização; licence: licença licenças; antivirus: antivírus;
renew: renovar renovação; guide: guia manual; care: cuidado cuidados; handbook: manual; translate: traduzir tradução; german_lang: alemão;
checklist: lista_de_verificação checklist; first_day: primeiro primeira; day: dia dias; newcomer: novo novos contratados integração acolhimento;
feedback: feedback opinião opiniões; buddy: padrinho parceiro pares; training: formação curso cursos; holiday: férias; sick: doente doença baixa;
doctor_note: atestado certificado; home_office: teletrabalho; parking: estacionamento estacionar parque;
visitor: visitante visitantes convidado convidados visita; front_desk: receção recepção; wifi: wifi wi_fi; password: palavra_passe senha;
meeting_room: sala salas; stolen: roubado perdido roubo; worry: preocupação preocupações preocupa; way_commute: caminho trajeto percurso;
week: semana semanas; summit: cimeira cúpula conferência; winter: inverno; office: escritório escritórios; photographer: fotógrafo; music: música;
guest_number: convidados participantes; insurance: seguro seguros; packing: embalar embalagem; saturday: sábado sábados; receipt: recibo recibos;
salary: salário ordenado ganha; core_hours: horário horas; probation: período_experimental experiência; carry_over: transitar transferir;
standup: stand_up; pizza: pizza; newsletter: boletim newsletter; presentation: apresentação diapositivos slides; broken: avariado avariada partido;
fix_repair: arranjar reparar consertar; month: mês meses; year: ano anos; name_tag: nome nomes; lead_boss: chefe; team: equipa equipe;
`
