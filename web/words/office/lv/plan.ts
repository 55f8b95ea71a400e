export const plan = {
  label: 'Plāns',
  pages: {
    closing: 'Dienas slēgšana',
    days: 'Dienas un maršruti',
    zones: 'Zonas',
    vehicles: 'Auto',
    places: 'Adreses kartē',
  },
}
