import * as migration_20261121_032303_initial from './20261121_032303_initial';
import * as migration_20261121_044748_product_imports from './20261121_044748_product_imports';
import * as migration_20261121_052147_audit_and_second_step from './20261121_052147_audit_and_second_step';
import * as migration_20261121_054336_unfinished_orders from './20261121_054336_unfinished_orders';
import * as migration_20261121_054626_parts_of_names from './20261121_054626_parts_of_names';
import * as migration_20261121_080026_session_details from './20261121_080026_session_details';
import * as migration_20261121_084732_sums_and_words from './20261121_084732_sums_and_words';
import * as migration_20261122_084543_security_and_setup from './20261122_084543_security_and_setup';
import * as migration_20261122_182547_message_templates from './20261122_182547_message_templates';
import * as migration_20261122_225113_reasons_to_return from './20261122_225113_reasons_to_return';
import * as migration_20261123_041906_shoppers_return from './20261123_041906_shoppers_return';
import * as migration_20261123_082000_hide_without_warehouse from './20261123_082000_hide_without_warehouse';
import * as migration_20261123_094014_back_office from './20261123_094014_back_office';
import * as migration_20261123_135835_editors_and_more from './20261123_135835_editors_and_more';
import * as migration_20261123_230000_policies_as_documents from './20261123_230000_policies_as_documents';
import * as migration_20261124_000000_money_and_library from './20261124_000000_money_and_library';
import * as migration_20261124_010000_category_pictures from './20261124_010000_category_pictures';
import * as migration_20261124_020000_bkash_payouts_and_descriptions from './20261124_020000_bkash_payouts_and_descriptions';
import * as migration_20261124_032043_drafts_and_corrections from './20261124_032043_drafts_and_corrections';
import * as migration_20261124_101442_payout_lines from './20261124_101442_payout_lines';
import * as migration_20261124_115311_payout_references from './20261124_115311_payout_references';
import * as migration_20261124_141157_policies_saved_while_written from './20261124_141157_policies_saved_while_written';
import * as migration_20261124_143621_skus from './20261124_143621_skus';
import * as migration_20261124_193226_deposits_counted_at_the_bank from './20261124_193226_deposits_counted_at_the_bank';
import * as migration_20261124_194111_draft_writers from './20261124_194111_draft_writers';
import * as migration_20261124_195820_payout_amounts from './20261124_195820_payout_amounts';
import * as migration_20261127_043542_areas_of_orders from './20261127_043542_areas_of_orders';
import * as migration_20261128_115211_transfer_keys from './20261128_115211_transfer_keys';
import * as migration_20261128_160645_bangla_descriptions from './20261128_160645_bangla_descriptions';
import * as migration_20261128_161153_refunds_by_hand from './20261128_161153_refunds_by_hand';
import * as migration_20261128_162954_rejection_answers from './20261128_162954_rejection_answers';
import * as migration_20261128_210046_return_threads from './20261128_210046_return_threads';
import * as migration_20261129_010148_stock_due from './20261129_010148_stock_due';
import * as migration_20261129_152243_spare_indexes from './20261129_152243_spare_indexes';
import * as migration_20261129_174124_indexes_of_many from './20261129_174124_indexes_of_many';
import * as migration_20261129_184000_parts_in_batches from './20261129_184000_parts_in_batches';

export const migrations = [
  {
    up: migration_20261121_032303_initial.up,
    down: migration_20261121_032303_initial.down,
    name: '20261121_032303_initial',
  },
  {
    up: migration_20261121_044748_product_imports.up,
    down: migration_20261121_044748_product_imports.down,
    name: '20261121_044748_product_imports',
  },
  {
    up: migration_20261121_052147_audit_and_second_step.up,
    down: migration_20261121_052147_audit_and_second_step.down,
    name: '20261121_052147_audit_and_second_step',
  },
  {
    up: migration_20261121_054336_unfinished_orders.up,
    down: migration_20261121_054336_unfinished_orders.down,
    name: '20261121_054336_unfinished_orders',
  },
  {
    up: migration_20261121_054626_parts_of_names.up,
    down: migration_20261121_054626_parts_of_names.down,
    name: '20261121_054626_parts_of_names',
  },
  {
    up: migration_20261121_080026_session_details.up,
    down: migration_20261121_080026_session_details.down,
    name: '20261121_080026_session_details',
  },
  {
    up: migration_20261121_084732_sums_and_words.up,
    down: migration_20261121_084732_sums_and_words.down,
    name: '20261121_084732_sums_and_words',
  },
  {
    up: migration_20261122_084543_security_and_setup.up,
    down: migration_20261122_084543_security_and_setup.down,
    name: '20261122_084543_security_and_setup',
  },
  {
    up: migration_20261122_182547_message_templates.up,
    down: migration_20261122_182547_message_templates.down,
    name: '20261122_182547_message_templates',
  },
  {
    up: migration_20261122_225113_reasons_to_return.up,
    down: migration_20261122_225113_reasons_to_return.down,
    name: '20261122_225113_reasons_to_return',
  },
  {
    up: migration_20261123_041906_shoppers_return.up,
    down: migration_20261123_041906_shoppers_return.down,
    name: '20261123_041906_shoppers_return',
  },
  {
    up: migration_20261123_082000_hide_without_warehouse.up,
    down: migration_20261123_082000_hide_without_warehouse.down,
    name: '20261123_082000_hide_without_warehouse',
  },
  {
    up: migration_20261123_094014_back_office.up,
    down: migration_20261123_094014_back_office.down,
    name: '20261123_094014_back_office',
  },
  {
    up: migration_20261123_135835_editors_and_more.up,
    down: migration_20261123_135835_editors_and_more.down,
    name: '20261123_135835_editors_and_more',
  },
  {
    up: migration_20261123_230000_policies_as_documents.up,
    down: migration_20261123_230000_policies_as_documents.down,
    name: '20261123_230000_policies_as_documents',
  },
  {
    up: migration_20261124_000000_money_and_library.up,
    down: migration_20261124_000000_money_and_library.down,
    name: '20261124_000000_money_and_library',
  },
  {
    up: migration_20261124_010000_category_pictures.up,
    down: migration_20261124_010000_category_pictures.down,
    name: '20261124_010000_category_pictures',
  },
  {
    up: migration_20261124_020000_bkash_payouts_and_descriptions.up,
    down: migration_20261124_020000_bkash_payouts_and_descriptions.down,
    name: '20261124_020000_bkash_payouts_and_descriptions',
  },
  {
    up: migration_20261124_032043_drafts_and_corrections.up,
    down: migration_20261124_032043_drafts_and_corrections.down,
    name: '20261124_032043_drafts_and_corrections',
  },
  {
    up: migration_20261124_101442_payout_lines.up,
    down: migration_20261124_101442_payout_lines.down,
    name: '20261124_101442_payout_lines',
  },
  {
    up: migration_20261124_115311_payout_references.up,
    down: migration_20261124_115311_payout_references.down,
    name: '20261124_115311_payout_references',
  },
  {
    up: migration_20261124_141157_policies_saved_while_written.up,
    down: migration_20261124_141157_policies_saved_while_written.down,
    name: '20261124_141157_policies_saved_while_written',
  },
  {
    up: migration_20261124_143621_skus.up,
    down: migration_20261124_143621_skus.down,
    name: '20261124_143621_skus',
  },
  {
    up: migration_20261124_193226_deposits_counted_at_the_bank.up,
    down: migration_20261124_193226_deposits_counted_at_the_bank.down,
    name: '20261124_193226_deposits_counted_at_the_bank',
  },
  {
    up: migration_20261124_194111_draft_writers.up,
    down: migration_20261124_194111_draft_writers.down,
    name: '20261124_194111_draft_writers',
  },
  {
    up: migration_20261124_195820_payout_amounts.up,
    down: migration_20261124_195820_payout_amounts.down,
    name: '20261124_195820_payout_amounts',
  },
  {
    up: migration_20261127_043542_areas_of_orders.up,
    down: migration_20261127_043542_areas_of_orders.down,
    name: '20261127_043542_areas_of_orders',
  },
  {
    up: migration_20261128_115211_transfer_keys.up,
    down: migration_20261128_115211_transfer_keys.down,
    name: '20261128_115211_transfer_keys',
  },
  {
    up: migration_20261128_160645_bangla_descriptions.up,
    down: migration_20261128_160645_bangla_descriptions.down,
    name: '20261128_160645_bangla_descriptions',
  },
  {
    up: migration_20261128_161153_refunds_by_hand.up,
    down: migration_20261128_161153_refunds_by_hand.down,
    name: '20261128_161153_refunds_by_hand',
  },
  {
    up: migration_20261128_162954_rejection_answers.up,
    down: migration_20261128_162954_rejection_answers.down,
    name: '20261128_162954_rejection_answers',
  },
  {
    up: migration_20261128_210046_return_threads.up,
    down: migration_20261128_210046_return_threads.down,
    name: '20261128_210046_return_threads',
  },
  {
    up: migration_20261129_010148_stock_due.up,
    down: migration_20261129_010148_stock_due.down,
    name: '20261129_010148_stock_due',
  },
  {
    up: migration_20261129_152243_spare_indexes.up,
    down: migration_20261129_152243_spare_indexes.down,
    name: '20261129_152243_spare_indexes',
  },
  {
    up: migration_20261129_174124_indexes_of_many.up,
    down: migration_20261129_174124_indexes_of_many.down,
    name: '20261129_174124_indexes_of_many',
  },
  {
    up: migration_20261129_184000_parts_in_batches.up,
    down: migration_20261129_184000_parts_in_batches.down,
    name: '20261129_184000_parts_in_batches'
  },
];
