/** A customer's menu. */
export const menu = {
  logOut: 'Iziet',
  repeatCart: 'Atkārtot grozu',
  waiting: 'Gaida piegādi',
  waitingCount: (count: number) => `Pasūtījumi, kas gaida piegādi: ${count}`,
  autoship: 'Regulārā piegāde',
  autoshipCount: (count: number) => `Aktīvas regulārās piegādes: ${count}`,
  topUp: 'Papildināt kontu',
  myData: 'Mani dati',
  profile: 'Profils',
  addresses: 'Adreses',
  rentedGoods: 'Preces lietošanā',
  executedOrders: 'Izpildītie pasūtījumi',
  monthlyBills: 'Mēneša rēķini',
  invoices: 'Rēķini',
  advanceBills: 'Avansa rēķini un darījumi',
}
