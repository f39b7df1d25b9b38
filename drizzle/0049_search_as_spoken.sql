-- Products are found by more words than before: the next start writes their words anew.
DELETE FROM "search_documents";
