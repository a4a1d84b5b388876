// The wording of clauses in Portuguese: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const ptClauses: ClauseWords = {
  heads: {
    term: ['prazo', 'duracao', 'vigencia'],
    termination: ['rescisao', 'denuncia', 'resolucao'],
    renewal: ['renovacao', 'prorrogacao'],
    payment: ['preco', 'pagamento', 'renda', 'remuneracao', 'honorarios', 'caucao'],
    liability: ['responsabilidade'],
    indemnity: ['indemnizacao', 'indenizacao'],
    confidentiality: ['confidencialidade', 'sigilo'],
    'data protection': ['protecao de dados', 'dados pessoais'],
    'intellectual property': ['propriedade intelectual', 'direitos de autor', 'direitos autorais'],
    'governing law': ['lei aplicavel'],
    'dispute resolution': ['foro', 'litigios', 'arbitragem'],
    'force majeure': ['forca maior'],
    assignment: ['cessao', 'subarrendamento'],
    notices: ['notificacoes', 'comunicacoes'],
    warranty: ['garantia'],
    'entire agreement': ['acordo integral'],
    signatures: ['assinatura'],
  },
  clauses: {
    term: ['duracao', 'prazo de', 'vigencia', 'vigora', 'dura_'],
    termination: ['rescind', 'rescis', 'denuncia', 'resolver', 'resolucao', 'aviso previo'],
    payment: [
      'paga|pagara|pagar|pagamento|preco|renda|fatura|salario|honorarios|valor + mes|mensal|dias|ano|euros|eur|reais|iva|hora|transferencia',
    ],
    liability: ['responsab', 'responde_'],
    indemnity: ['indemniza', 'indeniza', 'indemne'],
    confidentiality: ['confidencial', 'sigilo', 'segredo', 'nao divulg'],
    'data protection': ['rgpd', 'lgpd', 'dados pessoais', 'protecao de dados'],
    'intellectual property': ['propriedade intelectual', 'direitos de autor', 'direitos autorais', 'patente'],
    'governing law': [
      'lei portuguesa',
      'lei brasileira',
      'lei aplicavel',
      'rege se|rege + lei',
      'regido pela',
      'direito portugues',
    ],
    'dispute resolution': ['foro_', 'tribunal', 'arbitra', 'litigio', 'comarca', 'mediacao'],
    'force majeure': ['forca maior', 'caso fortuito'],
    assignment: ['ceder', 'cessao', 'subarrend', 'sublocar', 'subcontrat'],
    notices: ['notificac + escrit|morada|endereco', 'comunicac + escrit|morada|endereco|carta'],
    warranty: ['garante', 'garantia + !caucao', 'vicios'],
    'entire agreement': ['acordo integral', 'substitui + anterior|todos', 'totalidade do acordo'],
    signatures: ['assinatura', 'assinado', 'assinam', 'em duplicado'],
  },
  traces: cueLists(`
    termination: rescis, rescind, denunc, resolu, cancel
    renewal: renov, prorrog
    payment: pag, preco, fatura, renda_, aluguel
    liability: responsab, dano, prejuizo
    indemnity: indeniz, indemniz
    confidentiality: confidencial, sigilo, segredo, divulg
    data protection: dados, lgpd, rgpd
    intellectual property: intelectual, autor, patente, licenca
    governing law: lei_, legislacao, codigo civil
    dispute resolution: foro_, tribunal, litigio, arbitr, mediac
    force majeure: forca maior, incendio, inundac, greve, pandemia
    assignment: ceder, cessao, subcontrat, subloc
    notices: notific, comunicac
    warranty: garant, defeito
    entire agreement: integral, totalidade, substitui
    signatures: assinat, assina
  `),
}
