import type { DeedNames } from '../../deed-names.ts'

export const customerDeeds: DeedNames = {
  'customers.write_note': { name: 'piezīme', done: () => 'Piezīme pierakstīta' },
  'customers.end_note': { name: 'noņemt piezīmi', done: () => 'Piezīme noņemta' },
  'customers.reopen_note': { name: 'atjaunot piezīmi', done: () => 'Piezīme atjaunota' },
  'bottles.opening': { name: 'pudeles no citurienes', done: () => 'Pudeles pierakstītas' },
  'bottles.opening_undone': {
    name: 'atsaukt pudeles no citurienes',
    done: () => 'Pudeļu pieraksts atsaukts',
  },
  'customers.merge': { name: 'apvienot klientus', done: () => 'Klienti apvienoti' },
  'documents.send': { name: 'nosūtīt dokumentu vēlreiz', done: () => 'Dokuments nosūtīts' },
  'deposits.explain': { name: 'paskaidrot depozītu', done: () => 'Paskaidrojums nosūtīts' },
}
