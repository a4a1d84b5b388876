// Spanish words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: bienvenida bienvenido; video: vídeo vídeos; record: grabar grabación; lighting: iluminación luces; stage: escenario;
poster: cartel carteles póster; badge: insignia placa acreditación credencial; design: diseñar diseño; draft: borrador redactar;
seat: asiento asientos; plan: plan plano planos; desk_table: escritorio escritorios mesa mesas; chair: silla sillas;
furniture: mueble muebles mobiliario; mover: mudanza mudanzas; move_office: mudanza mudarse; venue: lugar sede local sala; caterer_food: catering;
diet: dieta dietas alimentarias alimentario vegetariano; speaker: ponente ponentes orador oradores conferenciante;
hotel_room: habitación habitaciones hotel; shuttle: autobús bus lanzadera; train_travel: tren trenes; invite_guest: invitación invitaciones invitar;
dinner: cena; lunch: almuerzo comida; agenda: agenda orden_del_día programa; meeting: reunión reuniones; contract: contrato contratos;
sign: firmar firma; landlord: casero arrendador propietario; rent: alquiler renta; key: llave llaves; box: caja cajas; archive: archivo archivos;
label: etiquetar etiqueta etiquetas; network: red redes; fibre: fibra; server: servidor servidores; website: web sitio página;
launch: lanzamiento lanzar relanzamiento estreno; landing_page: página_de_inicio portada; home_page: inicio portada;
copy_text: texto textos redacción; photo: foto fotos imagen; banner: banner aviso; cookie: cookie cookies; legal: legal abogado jurídico;
form: formulario formularios; contact: contacto; blog: blog entradas; migrate: migrar migración; redirect: redirección redirecciones redirigir;
url_link: url urls enlace enlaces; analytics: analítica estadísticas análisis; test: prueba pruebas probar;
phone_device: móvil móviles teléfono teléfonos; logo: logo logotipo; colour: color colores; green: verde; blue: azul; red: rojo roja;
style_guide: guía_de_estilo; headline: titular titulares título; expense_report: gastos gasto; report: informe informes reporte; quarter: trimestre;
budget: presupuesto; invoice: factura facturas; approve: aprobar aprobación; statement_card: extracto extractos; card: tarjeta tarjetas;
reconcile: conciliar conciliación; bank: banco bancos; auditor: auditor auditores auditoría; tax: impuesto impuestos; debt_owe: deber debe deuda;
remind_payment: reclamar reclamación; pay: pagar pagado pago; deposit: depósito anticipo señal fianza; price: precio precios coste costes cuesta;
quote_offer: presupuesto presupuestos oferta ofertas cotización; supplier: proveedor proveedores; customer: cliente clientes;
company: empresa compañía; order_goods: pedir pedido pedidos encargar; deliver: entregar entrega; choose: elegir elección escoger;
confirm: confirmar confirmación; cancel: cancelar cancelación rescindir anular; electricity: electricidad luz; copier: fotocopiadora copiadora;
laptop: portátil portátiles ordenador; image_install: instalar configurar; collect: recoger recopilar reunir; asset_list: inventario activos;
list: lista listas listado; update: actualizar actualización; licence: licencia licencias; antivirus: antivirus; renew: renovar renovación;
guide: guía manual; care: cuidado; handbook: manual; translate: traducir traducción; german_lang: alemán; checklist: lista_de_comprobación checklist;
first_day: primer primero primera; day: día días; newcomer: nuevo nuevos nuevas incorporación incorporaciones;
feedback: opinión opiniones comentarios; buddy: padrino compañero pareja parejas; training: formación curso cursos; holiday: vacaciones;
sick: enfermo enferma enfermedad baja; doctor_note: certificado justificante; home_office: teletrabajo; parking: aparcamiento aparcar parking;
visitor: visitante visitantes visita invitado invitados; front_desk: recepción; wifi: wifi wi_fi; password: contraseña clave;
meeting_room: sala salas; stolen: robado robaron perdido robo; worry: preocupación preocupaciones preocupa; way_commute: camino trayecto;
week: semana semanas; summit: cumbre conferencia; winter: invierno; office: oficina oficinas; photographer: fotógrafo fotógrafa; music: música;
guest_number: invitados asistentes participantes; insurance: seguro seguros asegurado; packing: embalar embalaje; saturday: sábado sábados;
receipt: recibo recibos comprobante; salary: salario sueldo gana; core_hours: horario horas; probation: período_de_prueba prueba;
carry_over: trasladar arrastrar; standup: stand_up reunión_diaria; pizza: pizza; newsletter: boletín; presentation: presentación diapositivas;
broken: roto rota averiado; fix_repair: arreglar reparar reparación; month: mes meses; year: año años; name_tag: nombre nombres; lead_boss: jefe jefa;
team: equipo equipos;
`
