// The wording of clauses in Spanish: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const esClauses: ClauseWords = {
  heads: {
    term: ['duracion', 'plazo', 'vigencia'],
    termination: ['resolucion', 'rescision', 'desistimiento', 'cancelacion'],
    renewal: ['prorroga', 'renovacion'],
    payment: ['precio', 'pago', 'renta', 'salario', 'retribucion', 'honorarios', 'fianza'],
    liability: ['responsabilidad'],
    indemnity: ['indemnidad'],
    confidentiality: ['confidencialidad', 'discrecion', 'secreto'],
    'data protection': ['proteccion de datos', 'datos personales'],
    'intellectual property': ['propiedad intelectual', 'derechos de autor'],
    'governing law': ['ley aplicable', 'legislacion'],
    'dispute resolution': ['jurisdiccion', 'fuero', 'pleitos', 'controversias', 'arbitraje'],
    'force majeure': ['fuerza mayor'],
    assignment: ['cesion', 'subarriendo'],
    notices: ['notificaciones', 'avisos', 'comunicaciones'],
    warranty: ['garantia', 'calidad'],
    'entire agreement': ['acuerdo completo', 'integridad'],
    signatures: ['firma'],
  },
  clauses: {
    term: [
      'dura_',
      'duracion',
      'plazo de + contrato|ano|mes',
      'vigencia',
      'desde + hasta + arrend|estancia|alquil|contrato',
      'por tiempo indefinido',
    ],
    termination: [
      'resolver',
      'resolvera',
      'rescind',
      'desist',
      'denuncia',
      'preaviso',
      'dar por terminado',
      'resolucion',
      'cancela',
    ],
    payment: [
      'paga|pagara|pagan|pagar|precio|renta|factura|salario|abona|abonara|honorarios|fianza + mes|dias|ano|euros|eur|iva|dia|entrega|semana|cuenta|transferencia|minimo|total',
    ],
    liability: [
      'responsab + !poliza de responsabilidad',
      'responde_',
      'respondera',
      'no se indemniza',
      'danos + perjuicios',
    ],
    indemnity: ['indemne', 'indemnizara + terceros|reclamacion'],
    confidentiality: [
      'confidencial',
      'secreto',
      'no revelar',
      'no divulg',
      'discrecion',
      'reserva + informacion',
    ],
    'data protection': [
      'rgpd',
      'proteccion de datos',
      'datos personales',
      'datos + tratan|tratara|borran|conserva|carácter',
    ],
    'intellectual property': [
      'propiedad intelectual',
      'derechos de autor',
      'patente',
      'derechos de explotacion',
    ],
    'governing law': [
      'ley + aplica|rige|espanola',
      'legislacion + aplica|rige|espanola',
      'se rige por',
      'derecho espanol',
      'codigo civil + rige|aplica|remite',
    ],
    'dispute resolution': ['juzgado', 'tribunal', 'arbitra', 'mediac', 'fuero', 'controversia', 'litigio'],
    'force majeure': [
      'fuerza mayor',
      'caso fortuito',
      'huelga|incendio|inundacion|guerra|pandemia + no hay obligacion|no responde|exime|suspend|sin culpa|devuelve',
    ],
    assignment: ['ceder', 'cesion', 'subarrend', 'subrog', 'traspas', 'no cedera'],
    notices: [
      'notificacion + domicilio|escrito|correo|direccion|burofax|hara',
      'avisos + burofax|telefono|correo|escrito|domicilio',
      'comunicaciones + domicilio|escrito|correo|direccion',
    ],
    warranty: ['garantiza', 'garantia + !fianza|en garantia', 'vicios ocultos'],
    'entire agreement': [
      'totalidad + acuerdo|pacto',
      'anula',
      'sustituye + anterior|todo|previo',
      'unico acuerdo',
    ],
    signatures: ['firman', 'firma_ + !a la firma', 'prueba de conformidad', 'por duplicado'],
  },
  traces: cueLists(`
    termination: resol, rescin, desist, cancel, extin
    renewal: prorrog, renov
    payment: pag, precio, factura, renta
    liability: responsab, dano, perjuicio
    indemnity: indemn, reclamaciones de terceros
    confidentiality: confidencial, secret, revel, divulg
    data protection: datos, privacidad
    intellectual property: intelectual, autor, patente, licencia
    governing law: ley_, legislacion, codigo civil
    dispute resolution: tribunal, juzgado, arbitr, mediac, controversia, litigio
    force majeure: fuerza mayor, incendio, inundac, huelga, pandemia, imprevis
    assignment: ceder, cesion, subcontrat, subarriend, traspas
    notices: notific, comunicac, burofax
    warranty: garant, defecto, vicios
    entire agreement: integro, totalidad del, sustituye
    signatures: firma
  `),
}
