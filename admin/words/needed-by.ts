/** Labels of dependants that are no resources and yet may need a record (docs/product/api.md#resources). */
export const NEEDED_BY = {
  'form entries': 'its_entries',
  'its children': 'its_children',
  orders: 'orders',
  redemptions: 'redemptions',
  'the box office': 'the_box_office',
} as const;
