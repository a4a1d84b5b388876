// How Spanish says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const spanishHarm: HarmWords = {
  code: 'es',
  name: 'en mi|su|nuestro|tu nombre, en nombre de|del, en nombre, de parte de, como si fuera|fuese|yo, haz como si, finge, hazte pasar por, hacerse pasar por, firma|responde|contesta|escribe como, en mi lugar, en su lugar',
  conceal:
    'en secreto, secretamente, a escondidas, sin decir|decirle|decirselo|avisar|informar|preguntar, sin * sepa|enterarse|conocimiento, a * espaldas, a espaldas de, oculta, ocultar, ocultale, esconde, esconder, copia oculta, cco, bcc',
  rights:
    'como admin|administrador|administradora, derechos de administrador|admin, hazme|haz * administrador|administradora|admin, cuento como, da|dale|dame|dar * acceso|permiso|permisos|derechos, da|dale|dame|dar acceso|permiso|permisos',
  finish:
    'como hecha|hecho|hechas|terminada|terminado|completada|completado|aprobado|aprobada|pagado|pagada|cerrada|resuelta, cierra todas|las|sus tareas, aprueba automaticamente, da por aprobado|aprobada|pagado|hecho|hecha',
  outsider:
    'mi gmail, mi correo personal|privado, mi direccion personal|privada, a mi mujer|esposa|marido|hermano|hermana|madre|padre|amigo|amiga|pareja|hijo|hija, a un amigo|periodista|competidor, a la prensa|competencia, fuera de la empresa, al exterior, hacia fuera, direccion externa, a externos',
  aware:
    'sepa, sepan, vea, vean, note, entere, enteren, avisar, avises, avisado, avisada, informado, informada, informes, decir, digas, notificado, notifiques',
  trust:
    'como verificado|verificados|seguro|seguros|fiable|fiables, confia en todo|todos|cualquier|siempre, confia siempre, aunque no este|esten|sea|sean, sin confirmacion|verificacion|aprobacion|revision|comprobar|preguntar, sea quien sea, no importa quien',
  checks:
    'verificacion, verificaciones, comprobacion, filtro, filtros, antispam, proteccion, control, controles, privacidad, cuarentena',
  disable:
    'salta, saltate, omite, omitir, evita, desactiva, desactivar, apaga, quita, sin, ignora, ignorar, elude, suspende',
  secrets:
    'contrasena, contrasenas, codigo|codigos de verificacion|seguridad|acceso, credenciales, datos bancarios, salarios, nominas, nomina, correos privados, mensajes privados, correo de todos, correos de todos|mis_companeros',
  neg: 'no, nunca, jamas, sin, nadie, ningun, ninguna, ni',
}
